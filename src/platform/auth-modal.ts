import { atom } from 'jotai'

/** The modals of signing in: one at most is open (spec §4: showLogin, showSignup, savePrice). */
export interface AuthModal {
  kind: 'login' | 'signup' | 'savePrice'
  /** Where to come back to after signing up, when that is not the page itself. */
  redirect: string | null
}

/** The modal that is open. Who sets it opens it, with `null` closes it. */
export const authModalAtom = atom<AuthModal | null>(null)
