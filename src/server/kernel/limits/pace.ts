import { createQuota, type QuotaOptions } from './quota.ts'

export type PaceOptions = QuotaOptions

/** Makes what gives the seconds that a caller has to wait, or counts the call and gives zero. Source: security, 19. */
export function createPace(options: PaceOptions) {
  const quota = createQuota(options)
  return (key: string): number => quota.take(key).wait
}
