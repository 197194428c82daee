import type { PageContext } from '../../contract/page.ts'

/** What the open page is, as far as the bar can change it. */
export interface CurrentPage {
  language: string
  currency: string
  /** Name of the demo's person who is signed in; empty for a visitor or somebody else. */
  role: string
}

/** Reads what the server wrote the page from. */
export function currentPage(document: Document): CurrentPage {
  const written = document.getElementById('livery-state')?.textContent
  const { context } = JSON.parse(written || '{}') as { context?: PageContext }
  const [, role = ''] = /^(\w+)@[\w-]+\.example$/.exec(context?.session.email ?? '') ?? []
  return { language: context?.language ?? '', currency: context?.currency ?? '', role }
}
