import type { DehydratedState } from '@tanstack/react-query'
import type { PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'
import type { PageName } from './pages.ts'

/** What a page starts from: written into the HTML by the server, or put together in the browser on the static site. */
export interface PageState {
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: DehydratedState | null
  /** The shell's page to begin with; null where a remote part answers, or a door stays shut and its page is nobody's business. */
  page: PageName | null
  /** Addresses of the modules with the words of the frame and of this page. */
  texts: readonly string[]
}
