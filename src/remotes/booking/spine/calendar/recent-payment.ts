import { useLocation } from '@livery/platform'

/** Navigation state about the later payment that was just made. */
export interface RecentPayment {
  /** Date of the entry, YYYY-MM-DD. */
  paidEntry: string
}

/** Returns the date of the later payment made on the previous page; null if there was none. */
export function useRecentPayment(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('paidEntry' in state)) return null
  return typeof state.paidEntry === 'string' ? state.paidEntry : null
}
