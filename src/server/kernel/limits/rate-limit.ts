import { createQuota, type QuotaOptions } from './quota.ts'

export type RateLimitOptions = QuotaOptions

/** Makes what gives the seconds that a caller has to wait, or counts the call and gives zero. Source: security, 19. */
export function createRateLimit(options: RateLimitOptions) {
  const quota = createQuota(options)
  return (key: string): number => quota.take(key).wait
}
