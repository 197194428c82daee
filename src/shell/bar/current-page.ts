import type { PageContext } from '../../contract/page.ts'

/** State of the open page, as far as the bar can change it. */
export interface CurrentPage {
  language: string
  currency: string
  /** Name of the signed-in demo user; empty for a visitor or another user. */
  role: string
}

/** Reads the state from which the server rendered the page. */
export function currentPage(document: Document): CurrentPage {
  const written = document.getElementById('livery-state')?.textContent
  const { context } = JSON.parse(written || '{}') as { context?: PageContext }
  const [, role = ''] = /^(\w+)@[\w-]+\.example$/.exec(context?.session.email ?? '') ?? []
  return { language: context?.language ?? '', currency: context?.currency ?? '', role }
}
