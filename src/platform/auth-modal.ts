import { atom } from 'jotai'

/** The sign-in modals; at most one is open (spec §4: showLogin, showSignup, savePrice). */
export interface AuthModal {
  kind: 'login' | 'signup' | 'savePrice'
  /** Where to return after signing up, if not to the page itself. */
  redirect: string | null
}

/** The open modal. Setting it opens one; `null` closes it. */
export const authModalAtom = atom<AuthModal | null>(null)
