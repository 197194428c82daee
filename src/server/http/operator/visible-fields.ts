import type { JsonSchema } from '../../../contract/operation.ts'
import { type OperationId, operations, schemas } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import { scaleToTotal } from './scale-to-total.ts'

type Fields = Readonly<Record<string, unknown>>

/** The guest of a booking or a proposal sees its price, even if the agency hides prices from visitors. */
const ownPrice = /^\/api\/(?:quotes|bookings|proposals)(?:\/|$)/

/**
 * Returns an operator's successful answer without fields that the caller may not see: those whose `x-seen-by` names a
 * permission that the caller lacks. Fields without the mark stay. Source: spec §6.
 */
export function visibleFields<Body>(id: OperationId, body: Body, permissions: ReadonlySet<Permission>): Body {
  const { path, responses } = operations[id]
  const schema = responses[200] ?? responses[201] ?? responses[202]
  if (!schema) return body
  const seen = ownPrice.test(path) ? new Set<Permission>([...permissions, 'prices.see']) : permissions
  return visible(schema, body, seen) as Body
}

/** Does the same for a value of a named schema. */
export function visiblePart(name: string, value: unknown, permissions: ReadonlySet<Permission>): unknown {
  return visible(schemas[name] ?? {}, value, permissions)
}

function visible(schema: JsonSchema, value: unknown, seen: ReadonlySet<Permission>, total?: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  const target = resolved(schema)
  if (Array.isArray(value)) {
    const { items } = target
    return items ? value.map((item) => visible(items as JsonSchema, item, seen, total)) : value
  }
  const fields = value as Fields
  const properties = (target.properties ?? {}) as Readonly<Record<string, JsonSchema>>
  const priced = (fields.price as Fields | undefined)?.total
  const of = typeof priced === 'number' ? priced : total
  const shown = Object.entries(fields).flatMap(([name, field]) => {
    const member = properties[name]
    if (member === undefined) return [[name, field]]
    if (!isSeen(member, seen)) return name === 'penalty' ? [['costs', costsOf(field, of)]] : []
    return [[name, visible(member, field, seen, of)]]
  })
  const result: unknown = Object.fromEntries(shown)
  const branches = [target.oneOf, target.anyOf, target.allOf].flat().filter((one) => one !== undefined)
  const whole = branches.reduce<unknown>((at, branch) => visible(branch as JsonSchema, at, seen, of), result)
  return isShownPrice(schema) && !seen.has('prices.agent') ? scaleToTotal(whole) : whole
}

function isSeen(member: JsonSchema, seen: ReadonlySet<Permission>): boolean {
  const by = member['x-seen-by']
  return by === undefined || seen.has(by as Permission)
}

/** The cost of a cancellation in a word, for callers who see no amounts. */
function costsOf(penalty: unknown, total: number | undefined): 'nothing' | 'part' | 'all' {
  if (penalty === 0) return 'nothing'
  return typeof penalty === 'number' && total !== undefined && penalty >= total ? 'all' : 'part'
}

function isShownPrice({ $ref }: JsonSchema): boolean {
  return $ref === '#/components/schemas/ShownPrice'
}

/** Follows `$ref` to a named schema of the contract. */
function resolved(schema: JsonSchema): JsonSchema {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const steps = $ref.replace('#/components/schemas/', '').split('/')
  const target = steps.reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], schemas)
  return target === undefined ? {} : resolved(target as JsonSchema)
}
