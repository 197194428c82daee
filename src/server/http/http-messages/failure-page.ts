import type { Problem } from '../../kernel/errors/problem.ts'
import { agencyNotFoundPage, plainPage } from './plain-page.ts'

const pages: Readonly<Record<number, { title: string; message: string }>> = {
  400: {
    title: 'This request cannot be read',
    message: 'Check the address, or start again from the home page.',
  },
  404: { title: 'Page not found', message: 'There is no page at this address.' },
  405: { title: 'This is not possible here', message: 'This address can only be viewed.' },
  414: {
    title: 'This address is too long',
    message: 'Check the address, or start again from the home page.',
  },
  431: {
    title: 'This request is too large',
    message: 'Your browser sent too much data. Delete this site’s cookies and try again.',
  },
  429: { title: 'Too many requests', message: 'Please wait a moment, then try again.' },
  503: { title: 'We are very busy at the moment', message: 'Please try again in a few seconds.' },
}

/** Returns a problem as a page for people, with constant texts. Unknown failures read as spec §8 says. */
export function failurePage(problem: Problem): Promise<Response> {
  if (problem.code === 'agency_not_found') return agencyNotFoundPage()
  const page = pages[problem.status] ?? {
    title: 'Something went wrong.',
    message: 'Please try again in a moment.',
  }
  return plainPage({ status: problem.status, ...page, headers: problem.headers })
}
