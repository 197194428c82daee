import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { heroImage } from '../scene-images.ts'
import { offersSavings, waysToSignIn } from './offers-savings.ts'
import { keepSavingsClosed, mayShowSavings } from './savings-flag.ts'
import { SavingsPopup } from './savings-popup.tsx'

/** Milliseconds on the home path before the popup (spec §9). */
export const SAVINGS_DELAY = 5000

/** Milliseconds between checks for what the popup would interrupt. */
const STEP = 500

/**
 * Milliseconds without interruptions before the popup, so that it does not appear under a finger that has just closed
 * something.
 */
const REST = 1000

/**
 * The savings popup on its pages, once per session (spec §2.6, §4); `isHeld` while it is unknown whether the cookie
 * banner appears.
 */
export function Savings({ isHeld }: { isHeld: boolean }) {
  const { agency, session } = usePage()
  const { pathname } = useLocation()
  const [isWanted, setIsWanted] = useState(mayShowSavings)
  const close = () => {
    keepSavingsClosed()
    setIsWanted(false)
  }
  return isWanted && offersSavings(pathname, session, agency) && <Due isHeld={isHeld} onClose={close} />
}

function Due({ isHeld, onClose }: { isHeld: boolean; onClose: () => void }) {
  const t = useText('shell')
  const { agency } = usePage()
  const loginHref = useSignInHref('/login')
  const signupHref = useSignInHref('/signup')
  const { logIn, signUp } = waysToSignIn(agency)
  if (!useSavingsTiming(isHeld)) return null
  return (
    <SavingsPopup
      t={t}
      image={heroImage(agency)}
      {...(logIn && { loginHref })}
      {...(signUp && { signupHref })}
      onClose={onClose}
    />
  )
}

/**
 * True once the popup is due: after 5,000 ms, or when the deals scroll past the middle of the screen (spec §4). Both
 * count from the start, even while something else is open, the visitor types, or the cookie banner is or may be shown
 * (`isHeld`). The popup waits until that is over and the page has rested for a second.
 */
export function useSavingsTiming(isHeld: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  const [isShown, setIsShown] = useState(false)
  // By the browser's clock; the page's start if nothing was interrupted yet.
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
    const check = () => {
      const now = performance.now()
      // It may close right after this check and is only missed at the next.
      if (wouldInterrupt()) restsFrom.current = now + STEP + REST
      else if (isDue && !isHeld && now >= restsFrom.current) setIsShown(true)
    }
    check()
    const timer = setInterval(check, STEP)
    return () => clearInterval(timer)
  }, [isDue, isHeld, isShown])
  return isShown
}

function haveDealsPassedMiddle(): boolean {
  const deals = document.getElementById('exclusive-deals')
  return deals !== null && deals.getBoundingClientRect().top <= innerHeight / 2
}

/** Dialogs, menus, the cookie banner, a field being filled in, a lost connection, another tab. */
function wouldInterrupt(): boolean {
  const isOpen = document.querySelector(
    'dialog[open], [role=dialog], [role=menu], header [aria-expanded=true]',
  )
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]')
  return isOpen !== null || isTyping === true || !navigator.onLine || document.hidden
}
