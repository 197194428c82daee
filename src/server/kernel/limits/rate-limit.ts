import { createQuota, type QuotaOptions } from './quota.ts'

export type RateLimitOptions = QuotaOptions

/** Makes a function that counts a call and returns zero, or returns the seconds to wait. Source: security, 19. */
export function createRateLimit(options: RateLimitOptions) {
  const quota = createQuota(options)
  return (key: string): number => quota.take(key).wait
}
