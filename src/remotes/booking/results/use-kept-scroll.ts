import { useLocation } from '@livery/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { tabStorage } from '../tab-storage.ts'
import { type KeptPlace, keepPlace, keptPlace } from './kept-place.ts'

const REST_MS = 120
/** Cards come into being as they come near, with other heights than were guessed: for so long the place is looked up again. */
const SETTLING_MS = 700

/**
 * Remembers for each entry of the browser's history which hotel was at the upper edge, and goes back there as soon as the list
 * is there again. By the card and not by pixels: cards far from the window have heights that are only guessed.
 */
export function useKeptScroll(isListed: boolean): void {
  const { key, search } = useLocation()
  const entry = useRef('')
  const isNew = useRef(true)
  useLayoutEffect(() => {
    entry.current = key + search
  }, [key, search])
  useLayoutEffect(() => {
    if (!isListed || !isNew.current) return
    isNew.current = false
    const place = keptPlace(tabStorage, key + search)
    return place ? settleAt(place) : undefined
  }, [isListed, key, search])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => noteTop(entry.current)
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(note, REST_MS)
    }
    addEventListener('scroll', rest, { passive: true })
    // What is pressed may lead to another page before the scroll has rested.
    addEventListener('pointerdown', note, { capture: true })
    addEventListener('keydown', note, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', rest)
      removeEventListener('pointerdown', note, { capture: true })
      removeEventListener('keydown', note, { capture: true })
    }
  }, [])
}

function noteTop(entry: string): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-hotel]')) {
    const { bottom, top } = card.getBoundingClientRect()
    if (bottom <= 0) continue
    keepPlace(tabStorage, entry, { hotelId: card.dataset.hotel ?? '', top })
    return
  }
}

/** Goes to a place and stays there until the list has settled, or a hand scrolls on. */
function settleAt(place: KeptPlace): () => void {
  const begun = performance.now()
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    for (const hand of hands) removeEventListener(hand, end)
  }
  const step = () => {
    goTo(place)
    if (performance.now() - begun < SETTLING_MS) frame = requestAnimationFrame(step)
    else end()
  }
  for (const hand of hands) addEventListener(hand, end, { passive: true })
  step()
  return end
}

function goTo({ hotelId, top }: KeptPlace): void {
  const card = document.querySelector(`[data-hotel="${CSS.escape(hotelId)}"]`)
  const off = card ? card.getBoundingClientRect().top - top : 0
  if (Math.abs(off) > 1) scrollBy({ top: off, behavior: 'instant' })
}
