import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operations, schemas } from '../../../contract/operations.gen.ts'

const ROOT = 'contract'

/**
 * Returns a function from a place in the contract (`components/schemas/Tenant`, `operations/getAgency/responses/200`)
 * to its validator, for Ajv options; undefined for an unknown place. Validators are compiled at their first use and
 * then cached.
 */
export function contractValidators(options: Options): (place: string) => ValidateFunction | undefined {
  let ajv: Ajv2020 | undefined
  let places: Record<string, unknown> = {}
  return (place) => {
    if (ajv === undefined) {
      places = operationPlaces()
      ajv = contractAjv(places, options)
    }
    return ajv.getSchema(`${ROOT}#/${target(place, places)}`)
  }
}

/** A thousand answers are the same problem: a place that only refers to another shares its validator. */
function target(place: string, operations: Record<string, unknown>): string {
  const found = place.split('/').reduce<unknown>((node, key) => (node as Node | undefined)?.[key], {
    operations,
  }) as Node | undefined
  const isReference = typeof found?.$ref === 'string' && Object.keys(found).length === 1
  return isReference ? String(found.$ref).replace('#/', '') : place
}

type Node = Readonly<Record<string, unknown>>

function contractAjv(places: Record<string, unknown>, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    allErrors: true,
    verbose: true,
    // Only the named product's branch is checked, filled and cleared of unknown fields.
    discriminator: true,
    // The contract is linted when it changes; checking it again at each start would cost more than compiling it.
    meta: false,
    validateSchema: false,
    ...options,
  })
  addFormats.default(ajv, ['date-time', 'uuid'])
  ajv.addFormat('date', isDate)
  ajv.addFormat('local-date-time', isLocalDateTime)
  ajv.addVocabulary(['components', 'operations', 'x-reason', 'x-seen-by'])
  ajv.addSchema({ $id: ROOT, components: { schemas }, operations: places })
  return ajv
}

/** The validators of an operation: `parameters` (query, path and header together), `body`, `responses`. */
function operationPlaces(): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(operations).map(({ id, parameters, requestBody, responses }) => {
      const group = (place: string) => {
        const members = parameters.filter((parameter) => parameter.in === place)
        return {
          type: 'object',
          properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
          required: members.filter(({ required }) => required).map(({ name }) => name),
        }
      }
      const groups = { query: group('query'), path: group('path'), header: group('header') }
      return [
        id,
        {
          parameters: { type: 'object', properties: groups },
          body: requestBody?.schema ?? {},
          // An event stream has its own tests: the contract does not define its text.
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, schema]) => [status, schema ?? {}]),
          ),
        },
      ]
    }),
  )
}

function isDate(text: string): boolean {
  return isLocalDateTime(`${text}T00:00:00`)
}

function isLocalDateTime(text: string): boolean {
  // Calendars have no year 0, and databases refuse it.
  if (text.startsWith('0000')) return false
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return false
  // A date that does not exist, such as 30 February, is parsed as another one.
  const time = new Date(`${text}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
