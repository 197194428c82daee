import type { FieldError } from '../../../contract/types.ts'

const MOST = 20

/** Returns the fields that an operator's refusal names (`errors: [{field, reason}]`), 20 at most. */
export function refusedFields(body: unknown): FieldError[] {
  const { errors } = (typeof body === 'object' && body !== null ? body : {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.slice(0, MOST).flatMap((error: unknown) => {
    const { field, reason } = Object(error) as Record<string, unknown>
    if (typeof field !== 'string' || !/^[\w.[\]-]{1,200}$/.test(field)) return []
    return [{ field, reason: wordsOf(reason) || 'is refused' }]
  })
}

function wordsOf(reason: unknown): string {
  if (typeof reason !== 'string') return ''
  return reason
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
}
