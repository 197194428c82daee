import { useLocation } from '@livery/platform'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../../../ui/use-is-hydrated.ts'
import { tabStorage } from '../tab-storage.ts'
import {
  holdScrollPosition,
  type ListPosition,
  readListPosition,
  storeListPosition,
} from './hold-scroll-position.ts'

const REST_MS = 120

/**
 * Returns the position stored for the history entry that opened this list; null for a new entry, and while the
 * server's markup is hydrated, which does not know it.
 */
export function useStoredPosition(): ListPosition | null {
  const { key, search } = useLocation()
  const isHydrated = useIsHydrated()
  const [place] = useState(() => {
    const left = readListPosition(tabStorage, key + search)
    return left && isComingBack(left) ? left : null
  })
  return isHydrated ? place : null
}

/** A reload is no return, although its entry has the same name as the first entry of every load. */
function isComingBack({ loadedAt }: ListPosition): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isReturn = load && 'type' in load && (load.type === 'reload' || load.type === 'back_forward')
  return isReturn === true || loadedAt === performance.timeOrigin
}

/**
 * Stores for each history entry which offer is at the top of the window, and returns to it. Uses the card, not
 * pixels: the heights of cards far outside the viewport are only estimates.
 */
export function useStoredScroll(place: ListPosition | null, isWhole: boolean): void {
  const { key, search } = useLocation()
  const entry = useRef('')
  const whole = useRef(isWhole)
  const isPlaced = useRef(place !== null)
  const isHeld = useRef(true)
  useLayoutEffect(() => {
    entry.current = key + search
    whole.current = isWhole
  }, [key, search, isWhole])
  useLayoutEffect(() => {
    isPlaced.current = place !== null
    if (!place || !isHeld.current) return
    const isWholeNow = () => whole.current
    return holdScrollPosition(place, isWholeNow, () => {
      isHeld.current = false
    })
  }, [place])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      if (!(isPlaced.current && isHeld.current)) noteTop(entry.current)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(note, REST_MS)
    }
    addEventListener('scroll', rest, { passive: true })
    // A click may lead to another page before scrolling has settled; screen readers send only a click.
    for (const press of presses) addEventListener(press, note, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', rest)
      for (const press of presses) removeEventListener(press, note, { capture: true })
    }
  }, [])
}

const presses = ['pointerdown', 'keydown', 'click'] as const

function noteTop(entry: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
  const order = cards.map((card) => card.dataset.offer ?? '')
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0)
  const id = order[first]
  const top = cards[first]?.getBoundingClientRect().top
  if (id !== undefined && top !== undefined) {
    storeListPosition(tabStorage, entry, { id, top, order, loadedAt: performance.timeOrigin })
  }
}
