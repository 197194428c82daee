import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuthModal, authModalAtom } from '../../platform/auth-modal.ts'
import { openPath } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import type { SignInInput } from '../../tenant/sign-in.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { type SavingsAgency, waysToSignIn } from '../savings/offers-savings.ts'

const kinds: readonly AuthModal['kind'][] = ['login', 'signup', 'savePrice']

/** Container of the sign-in modal; its code loads on first use. */
export function AuthSlot() {
  const { i18n } = useTranslation()
  const requested = useAtomValue(authModalAtom)
  const [isWanted, setIsWanted] = useState(false)
  useAuthPresses()
  const load = useCallback(async () => (await import('./load-auth-modal.ts')).loadAuthModal(i18n), [i18n])
  if (requested && !isWanted) setIsWanted(true)
  return (
    isWanted && (
      <Deferred load={load} meanwhile={null} failed={<ToPage />}>
        {(AuthModal) => <AuthModal />}
      </Deferred>
    )
  )
}

/** Leads to the equivalent page if the modal's code fails to load. */
function ToPage() {
  const requested = useAtomValue(authModalAtom)
  const close = useSetAtom(authModalAtom)
  const href = useSignInHref(
    requested?.kind === 'signup' ? '/signup' : '/login',
    requested?.redirect ?? undefined,
  )
  useEffect(() => {
    if (!requested) return
    close(null)
    openPath(href)
  }, [requested, close, href])
  return null
}

/**
 * Opens the modal for a link to log-in or sign-up with `data-auth`. In another tab, or before this code has loaded,
 * the link leads to its page.
 */
function useAuthPresses(): void {
  const { agency } = usePage()
  const open = useSetAtom(authModalAtom)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-auth]') : null
      const modal = link && findModal({ kind: link.dataset.auth, href: link.href }, agency)
      if (!modal) return
      // Neither the browser nor the router then follows the link.
      event.preventDefault()
      open(modal)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [agency, open])
}

/**
 * Returns the modal of a link, or null if the link leads to its page: if single sign-on is the only way to sign in,
 * or the agency hides the modal's purpose. Source: spec §4, §6.
 */
export function findModal(
  link: { kind: string | undefined; href: string },
  agency: SavingsAgency & SignInInput['agency'],
): AuthModal | null {
  const kind = kinds.find((one) => one === link.kind)
  if (!kind || requiresSso(agency)) return null
  const { logIn, signUp } = waysToSignIn(agency)
  const isOffered = kind === 'signup' ? signUp : logIn
  return isOffered ? { kind, redirect: new URL(link.href).searchParams.get('redirect') } : null
}
