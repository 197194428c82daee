import { useMemo, useRef } from 'react'
import { useLocalTime } from '../formatting/use-local-time.ts'

/**
 * Turns a growing list of offers into cards. Earlier cards keep their identity, so that React does not render them
 * again. `cardOf` is defined once, outside the component; its `now` is the time of arrival.
 */
export function useCards<Offer extends object, Card>(
  offers: readonly Offer[],
  cardOf: (offer: Offer, now: Date) => Card,
): readonly Card[] {
  const { now } = useLocalTime()
  const known = useRef(new WeakMap<Offer, Card>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the time of arrival
  return useMemo(
    () =>
      offers.map((offer) => {
        const card = known.current.get(offer) ?? cardOf(offer, now())
        known.current.set(offer, card)
        return card
      }),
    [offers],
  )
}
