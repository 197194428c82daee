import { useLocation } from '@livery/platform'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tabStorage } from '../tab-storage.ts'
import { holdPlace } from './hold-place.ts'
import { type ListPlace, readListPlace, storeListPlace } from './list-place.ts'

const REST_MS = 120

/** The place at which the entry of the browser's history was left that the list is opened at; null where it is a new one. */
export function useStoredPlace(): ListPlace | null {
  const { key, search } = useLocation()
  const [place] = useState(() => {
    const left = readListPlace(tabStorage, key + search)
    return left && isComingBack(left) ? left : null
  })
  return place
}

/** A page that is loaded anew is not come back to, though its entry has the name that the first of every load has. */
function isComingBack({ loadedAt }: ListPlace): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isReturn = load && 'type' in load && (load.type === 'reload' || load.type === 'back_forward')
  return isReturn === true || loadedAt === performance.timeOrigin
}

/**
 * Remembers for each entry of the browser's history which offer was at the upper edge, and goes back there with the list. By the
 * card and not by pixels: cards far from the window have heights that are only guessed.
 */
export function useStoredScroll(place: ListPlace | null, isWhole: boolean): void {
  const { key, search } = useLocation()
  const entry = useRef('')
  const whole = useRef(isWhole)
  const isHeld = useRef(place !== null)
  useLayoutEffect(() => {
    entry.current = key + search
    whole.current = isWhole
  }, [key, search, isWhole])
  useLayoutEffect(() => {
    if (!place || !isHeld.current) return
    const isWholeNow = () => whole.current
    return holdPlace(place, isWholeNow, () => {
      isHeld.current = false
    })
  }, [place])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      if (!isHeld.current) noteTop(entry.current)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(note, REST_MS)
    }
    addEventListener('scroll', rest, { passive: true })
    // What is pressed may lead to another page before the scroll has rested; a screen reader presses by a click alone.
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
    storeListPlace(tabStorage, entry, { id, top, order, loadedAt: performance.timeOrigin })
  }
}
