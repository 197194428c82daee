import type { ErrorObject } from 'ajv/dist/2020.js'
import { schemas } from '../../../contract/operations.gen.ts'
import { nearMiss } from './near-miss.ts'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formatReasons: Readonly<Record<string, string>> = {
  date: 'must be a real date written YYYY-MM-DD',
  'date-time': 'must be a date and time with a time zone (ISO 8601)',
  'local-date-time': 'must be a real date and time written YYYY-MM-DDTHH:mm:ss',
  uuid: 'must be a UUID',
}

/**
 * Returns the reason of a validator's error in plain English, to follow the field's name. With `lists`, for the owner
 * of a file, an unknown field gets the list of known ones.
 */
export function reasonOf(
  { keyword, params, parentSchema, schema, data }: ErrorObject,
  lists = false,
): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return unknownField(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}), lists)
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((type) => typeNames[type] ?? type)
        .join(' or ')}`
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}${suggestion(data, params.allowedValues)}`
    case 'const':
      return `must be ${params.allowedValue}`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'exclusiveMinimum':
      return `must be more than ${params.limit}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${entries(params.limit)}`
    case 'maxItems':
      return `must have at most ${entries(params.limit)}`
    case 'uniqueItems':
      return 'must not have the same entry twice'
    case 'format':
      return formatReasons[params.format] ?? `must be a ${params.format}`
    case 'discriminator':
      return `must be one of ${variants(params.tag, parentSchema?.oneOf).join(', ')}`
    case 'pattern':
      return parentSchema?.['x-reason'] ?? `must match ${schema}`
    default:
      return `breaks the rule ${keyword}`
  }
}

/** The values of the field that names the variant of a value, such as `product`. */
function variants(tag: string, oneOf: readonly { readonly $ref?: string }[] = []): string[] {
  return oneOf.flatMap(({ $ref = '' }) => {
    const { properties } = schemas[$ref.split('/').at(-1) ?? ''] ?? {}
    return (properties as Record<string, { enum?: string[] }> | undefined)?.[tag]?.enum ?? []
  })
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

/** The most names in one sentence. */
const FEW = 12

/** A short list is given in full if no name in it is similar: the author of `royal` made no typo. */
function unknownField(given: string, known: readonly string[], lists: boolean): string {
  const meant = suggestion(given, known)
  const isShort = lists && known.length > 0 && known.length <= FEW
  return `is not a known field${meant || (isShort ? `; allowed: ${known.join(', ')}` : '')}`
}

function suggestion(given: unknown, known: readonly string[]): string {
  const meant = typeof given === 'string' ? nearMiss(given, known) : null
  return meant === null ? '' : `; did you mean ${meant}?`
}
