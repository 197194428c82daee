import { useRef, useState } from 'react'
import type { CardHotel } from './card-hotel.ts'
import { steadyOrder } from './steady-order.ts'

/** From here on somebody is taken to read the list. */
const READING_PX = 200

interface Growing {
  /** Nothing more comes. */
  isDone: boolean
  /** What the list is of: search, filters and order. Another begins anew. */
  name: string
  /** The order in which somebody left the list to which they come back. */
  left?: readonly string[] | undefined
}

/**
 * The hotels of a list that grows, without what somebody reads moving: further ones come below while lines come, and once all are
 * there the list is sorted at once where nobody has scrolled, else by a press (`sortAgain`). Who comes back finds it as they left it.
 */
export function useSteadyOrder(sorted: readonly CardHotel[], { isDone, name, left }: Growing) {
  const shown = useRef({ name, ids: left ?? [], isLeft: left !== undefined })
  const [sortedAs, setSortedAs] = useState<string | null>(null)
  if (shown.current.name !== name) shown.current = { name, ids: [], isLeft: false }
  const isRead = shown.current.isLeft || isReading()
  const ids = isDone && (sortedAs === name || !isRead) ? [] : shown.current.ids
  const { hotels, isInOrder } = steadyOrder(sorted, ids)
  // Those that were there and have not come yet keep their places.
  shown.current.ids = [...new Set([...ids, ...hotels.map(({ hotelId }) => hotelId)])]
  return { hotels, isOutOfOrder: isDone && !isInOrder, sortAgain: () => setSortedAs(name) }
}

function isReading(): boolean {
  return typeof window !== 'undefined' && window.scrollY > READING_PX
}
