import type { AuthModal } from '../../platform/auth-modal.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import type { SignInInput } from '../../tenant/sign-in.ts'
import { type SavingsAgency, waysToSignIn } from '../deferred/offers-savings.ts'

const kinds: readonly AuthModal['kind'][] = ['login', 'signup', 'savePrice']

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
