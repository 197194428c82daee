import { useEffect, useState } from 'react'

/** Milliseconds on the home path before the popup (spec §9). */
export const SAVINGS_DELAY = 5000
/** Milliseconds until it is asked again whether the popup would interrupt. */
const PATIENCE = 1000

/**
 * True from the moment when the popup is due: after 5,000 ms, or when the exclusive deals pass the middle of the screen on
 * scroll (spec §4). It waits for as long as something else is open or being typed.
 */
export function useSavingsMoment(): boolean {
  const [isDue, setIsDue] = useState(false)
  const [isShown, setIsShown] = useState(false)
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
    if (!isDue || isShown) return
    const tryNow = () => setIsShown(!wouldInterrupt())
    tryNow()
    const timer = setInterval(tryNow, PATIENCE)
    return () => clearInterval(timer)
  }, [isDue, isShown])
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
