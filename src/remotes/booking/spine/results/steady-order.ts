import { useRef, useState } from 'react'

/** Scrolling further than this counts as reading the list. */
const READING_PX = 200

interface ListState {
  /** True when all offers have arrived. */
  isDone: boolean
  /** Identifies search, filters and order; the list starts again when it changes. */
  name: string
  /** The order in which the visitor left the list before returning to it. */
  previousOrder?: readonly string[] | undefined
}

type IdOf<Offer> = (offer: Offer) => string

/**
 * Keeps a growing list stable: new offers go below. When all have arrived, the list is sorted at once if the visitor
 * has not scrolled, otherwise by `sortAgain`. A returning visitor finds the order they left.
 */
export function useSteadyOrder<Offer>(
  sorted: readonly Offer[],
  idOf: IdOf<Offer>,
  { isDone, name, previousOrder }: ListState,
) {
  const shown = useRef({ name, ids: previousOrder ?? [], isLeft: previousOrder !== undefined })
  const [sortedAs, setSortedAs] = useState<string | null>(null)
  // On a page that the server drew, the order is known only after hydration.
  const known = useRef(previousOrder)
  if (known.current !== previousOrder) {
    known.current = previousOrder
    if (previousOrder && shown.current.name === name)
      shown.current = { name, ids: previousOrder, isLeft: true }
  }
  if (shown.current.name !== name) shown.current = { name, ids: [], isLeft: false }
  const isRead = shown.current.isLeft || isReading()
  const ids = isDone && (sortedAs === name || !isRead) ? [] : shown.current.ids
  const { offers, isInOrder } = steadyOrder(sorted, ids, idOf)
  // Offers that were listed before and have not arrived yet keep their places.
  shown.current.ids = [...new Set([...ids, ...offers.map(idOf)])]
  return { offers, isOutOfOrder: isDone && !isInOrder, sortAgain: () => setSortedAs(name) }
}

function isReading(): boolean {
  return typeof window !== 'undefined' && window.scrollY > READING_PX
}

/**
 * Appends new offers below those already shown, so that nothing moves while the visitor reads. `isInOrder` tells
 * whether the result equals `sorted`.
 */
export function steadyOrder<Offer>(
  sorted: readonly Offer[],
  shown: readonly string[],
  idOf: IdOf<Offer>,
): { offers: readonly Offer[]; isInOrder: boolean } {
  const places = new Map(shown.map((id, index) => [id, index]))
  const isShown = (offer: Offer) => places.has(idOf(offer))
  const place = (offer: Offer) => places.get(idOf(offer)) ?? 0
  const inPlace = sorted.filter(isShown).toSorted((a, b) => place(a) - place(b))
  const offers = [...inPlace, ...sorted.filter((offer) => !isShown(offer))]
  return { offers, isInOrder: offers.every((offer, index) => offer === sorted[index]) }
}
