import type { FieldError } from '../../contract/types.ts'

/**
 * Takes an operator's answer and what was sent, and gives what it says is wrong (`errors: [{field, reason}]`) with the
 * fields that were sent, but for the address: that would say whether it is known. Source: security, 7.
 */
export function operatorFaults(body: unknown, sent: object): FieldError[] {
  const { errors } = (typeof body === 'object' && body !== null ? body : {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.slice(0, 20).flatMap((error: unknown) => {
    const { field, reason } = (typeof error === 'object' && error !== null ? error : {}) as Record<
      string,
      unknown
    >
    if (typeof field !== 'string' || field === 'email' || !Object.hasOwn(sent, field)) return []
    const words =
      typeof reason === 'string'
        ? reason
            .replace(/\p{Cc}+/gu, ' ')
            .trim()
            .slice(0, 200)
        : ''
    return [{ field, reason: words || 'is refused' }]
  })
}
