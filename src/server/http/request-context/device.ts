import type { Device } from '../../../contract/page.ts'

/**
 * Returns the device class of a User-Agent header; desktop by default. It decides only link targets and the
 * carousel's first render. Source: spec §9 (decided by user agent), decision 0084.
 */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return 'desktop'
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|IEMobile|Opera Mini/i.test(userAgent) ? 'phone' : 'desktop'
}
