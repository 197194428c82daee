import { atom, useAtomValue } from 'jotai'
import { createContext, type ReactNode, use } from 'react'
import type { PageAgency, PageContext } from '../contract/page.ts'
import type { Session } from '../contract/session.ts'

const Context = createContext<PageContext | null>(null)

/** What the page is drawn from since something newer came; until then the context it was served with. */
export const newerPageAtom = atom<PageContext | null>(null)

/** Gives the page's context (agency, session, language, device) to everything below it. */
export function PageProvider({ page, children }: { page: PageContext; children: ReactNode }) {
  return <Context value={useAtomValue(newerPageAtom) ?? page}>{children}</Context>
}

/** The context this page was rendered from. */
export function usePage(): PageContext {
  const page = use(Context)
  if (!page) throw new Error('no PageProvider')
  return page
}

/** The agency whose site this is. */
export function useAgency(): PageAgency {
  return usePage().agency
}

/** Who is asking. */
export function useSession(): Session {
  return usePage().session
}
