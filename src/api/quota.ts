/** A rate limit as the answer states it: calls left now, the limit, and seconds until one more is available. */
export interface Quota {
  left: number
  limit: number
  secondsEach: number
}

/**
 * Reads the fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers); null if an answer has
 * none.
 */
export function readQuota(headers: Headers): Quota | null {
  const state = parametersOf(headers.get('ratelimit'))
  const policy = parametersOf(headers.get('ratelimit-policy'))
  const [left, limit, window] = [state.get('r'), policy.get('q'), policy.get('w')]
  if (left === undefined || !limit || window === undefined) return null
  return { left, limit, secondsEach: window / limit }
}

/** True if so little is left that the user should know. */
export function isShort({ left, limit }: Quota): boolean {
  return left * 10 <= limit
}

/** The parameters of a field's only item, such as `"pictures";r=180;t=100`. */
function parametersOf(field: string | null): Map<string, number> {
  const pairs = (field ?? '').split(';').slice(1)
  return new Map(
    pairs.flatMap((pair): [string, number][] => {
      const [, name, value] = /^\s*([a-z]+)=(\d{1,9})\s*$/.exec(pair) ?? []
      return name === undefined ? [] : [[name, Number(value)]]
    }),
  )
}
