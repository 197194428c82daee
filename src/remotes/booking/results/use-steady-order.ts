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
}

/**
 * The hotels of a list that grows, without what somebody reads moving: further ones come below while lines come, and once all are
 * there the list is sorted at once where nobody has scrolled, else by a press (`sortAgain`).
 */
export function useSteadyOrder(sorted: readonly CardHotel[], { isDone, name }: Growing) {
  const shown = useRef<{ name: string; ids: readonly string[] }>({ name, ids: [] })
  const [sortedAs, setSortedAs] = useState<string | null>(null)
  if (shown.current.name !== name) shown.current = { name, ids: [] }
  const isFree = isDone && (sortedAs === name || !isReading())
  const { hotels, late } = steadyOrder(sorted, isFree ? [] : shown.current.ids)
  shown.current.ids = hotels.map(({ hotelId }) => hotelId)
  return { hotels, late: isDone ? late : 0, sortAgain: () => setSortedAs(name) }
}

function isReading(): boolean {
  return typeof window !== 'undefined' && window.scrollY > READING_PX
}
