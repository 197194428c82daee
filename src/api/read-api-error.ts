import { ApiError, type ApiErrorCode } from './api-error.ts'
import { readQuota } from './quota.ts'

/**
 * Returns the ApiError for a refused answer: problem+json, or the body of an operator's own API, whose `error` or
 * `message` becomes the detail (spec §8). An empty or unreadable body is allowed. The whole body is the `cause`.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null)
  const { code, detail, error, message, errors, reason } = Object(body)
  return new ApiError({
    status: response.status,
    code:
      typeof code === 'string'
        ? (code as ApiErrorCode)
        : response.status === 401
          ? 'unauthenticated'
          : 'unexpected',
    detail: [detail, error, message].find((text) => typeof text === 'string') ?? '',
    retryAfter: secondsIn(response.headers.get('retry-after')),
    quota: readQuota(response.headers),
    reason: typeof reason === 'string' ? reason : null,
    errors: Array.isArray(errors) ? errors : [],
    cause: body,
  })
}

/** An operator's own API may send a date, but its clock differs from the reader's: the date is ignored. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}
