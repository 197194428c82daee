import { atom, useAtomValue } from 'jotai'
import { createContext, type ReactNode, use } from 'react'
import type { PageAgency, PageContext } from '../contract/page.ts'
import type { Session } from '../contract/session.ts'

const Context = createContext<PageContext | null>(null)

/** The page's newer context, once one has arrived; null while the served context applies. */
export const newerPageAtom = atom<PageContext | null>(null)

/** Provides the page's context (agency, session, language, device). */
export function PageProvider({ page, children }: { page: PageContext; children: ReactNode }) {
  return <Context value={useAtomValue(newerPageAtom) ?? page}>{children}</Context>
}

/** Returns the context this page was rendered from. */
export function usePage(): PageContext {
  const page = use(Context)
  if (!page) throw new Error('There is no PageProvider around this component.')
  return page
}

/** Returns the agency of this site. */
export function useAgency(): PageAgency {
  return usePage().agency
}

/** Returns the current user's session. */
export function useSession(): Session {
  return usePage().session
}
