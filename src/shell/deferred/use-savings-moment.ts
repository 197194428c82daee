import { useEffect, useRef, useState } from 'react'

/** Milliseconds on the home path before the popup (spec §9). */
export const SAVINGS_DELAY = 5000
/** Milliseconds from one look at what the popup would interrupt to the next. */
const STEP = 500
/** Milliseconds for which the page rests before it comes: nothing jumps up under the finger that has closed another thing. */
const REST = 1000

/**
 * True from the moment when the popup is due: after 5,000 ms, or when the exclusive deals pass the middle of the screen on
 * scroll (spec §4). Time and scroll count from the start, also while something else is open, being typed, or the cookie question
 * stands or may still come (`isHeld`); the popup comes when that is over and the page has rested for a second.
 */
export function useSavingsMoment(isHeld: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  const [isShown, setIsShown] = useState(false)
  // By the browser's clock; the page's beginning where nothing was interrupted yet.
  const restsFrom = useRef(0)
  useEffect(() => {
    const timer = setTimeout(setIsDue, SAVINGS_DELAY, true)
    const onScroll = () => {
      if (haveDealsPassedMiddle()) setIsDue(true)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [])
  useEffect(() => {
    if (isShown) return
    const look = () => {
      const now = performance.now()
      // What is seen now may go right after, and is missed only at the next look.
      if (wouldInterrupt()) restsFrom.current = now + STEP + REST
      else if (isDue && !isHeld && now >= restsFrom.current) setIsShown(true)
    }
    look()
    const timer = setInterval(look, STEP)
    return () => clearInterval(timer)
  }, [isDue, isHeld, isShown])
  return isShown
}

function haveDealsPassedMiddle(): boolean {
  const deals = document.getElementById('exclusive-deals')
  return deals !== null && deals.getBoundingClientRect().top <= innerHeight / 2
}

/** Dialogs, menus, the cookie question, a field being filled in, a lost connection, another tab. */
function wouldInterrupt(): boolean {
  const isOpen = document.querySelector(
    'dialog[open], [role=dialog], [role=menu], header [aria-expanded=true]',
  )
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]')
  return isOpen !== null || isTyping === true || !navigator.onLine || document.hidden
}
