import { useRef } from 'react'
import type { FoundOffers } from '../../../../api/search-lines.ts'

/**
 * Returns the offers to show while a search answers. If only the currency changes, the old list stays until the new one
 * is complete, so that nothing moves while the visitor reads.
 */
export function useSettledList<Found extends FoundOffers<unknown>>(
  body: { readonly currency?: string | undefined },
  answered: Found | undefined,
): Found | undefined {
  const search = JSON.stringify({ ...body, currency: '' })
  const whole = useRef<{ search: string; found: Found } | null>(null)
  if (answered?.isDone) whole.current = { search, found: answered }
  const before = whole.current?.search === search ? whole.current.found : undefined
  return answered && (answered.isDone || !before) ? answered : before
}
