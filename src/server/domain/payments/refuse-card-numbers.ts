import { hasCardNumber } from '../../../tenant/card-number.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/**
 * Throws 422 if any text or number in a parsed body, at any depth, looks like a payment card number. Names the field
 * but not its content. Cards go to the gateway alone, so none reaches our logs, mails or database. Source: security,
 * 19.
 */
export function refuseCardNumbers(body: unknown): void {
  const found: string[] = []
  // Without recursion, because the sender decides how deep a body is.
  const open: Place[] = [{ value: body, field: '' }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, field } = place
    const isText = typeof value === 'string' || typeof value === 'number'
    if (isText && hasCardNumber(String(value))) found.push(field)
    open.push(...placesIn(place))
  }
  if (found.length === 0) return
  throw new Problem({
    code: 'validation_failed',
    detail: 'A field contains what looks like a payment card number. Enter it only in the payment fields.',
    errors: found.sort().map((field) => ({ field, reason: 'must not contain a payment card number' })),
  })
}

interface Place {
  readonly value: unknown
  readonly field: string
}

function placesIn({ value, field }: Place): Place[] {
  if (Array.isArray(value)) return value.map((one, index) => ({ value: one, field: `${field}[${index}]` }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    // A field name with a card number is reported by its parent, so that no answer repeats it.
    if (hasCardNumber(name)) return [{ value: name, field }]
    return [{ value: one, field: field === '' ? name : `${field}.${name}` }]
  })
}
