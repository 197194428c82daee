import { useLocation } from '@livery/platform'

/** What a navigation says about the later payment that was made before it. */
export interface RecentPayment {
  /** The date of the entry, YYYY-MM-DD. */
  paidEntry: string
}

/** The date of the later payment that was made on the page before; null where none was. */
export function useRecentPayment(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('paidEntry' in state)) return null
  return typeof state.paidEntry === 'string' ? state.paidEntry : null
}
