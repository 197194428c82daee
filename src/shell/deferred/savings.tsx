import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { heroImage } from '../scene-images.ts'
import { offersSavings, waysToSignIn } from './offers-savings.ts'
import { keepSavingsClosed, mayShowSavings } from './savings-flag.ts'
import { SavingsPopup } from './savings-popup.tsx'
import { useSavingsTiming } from './use-savings-timing.ts'

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
