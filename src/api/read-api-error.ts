import { ApiError, type ApiErrorCode } from './api-error.ts'
import { readQuota } from './quota.ts'

/**
 * Gives the ApiError that a refused answer stands for: problem+json as the contract has it, or what an operator's
 * own API sends, whose `error` or `message` is then the detail (spec §8). An empty or unreadable body is no obstacle; the whole of it is
 * the cause, for who knows what else a refusal says.
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

/** An operator's own API may write a date instead, by a clock that is not the reader's: that says nothing. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}
