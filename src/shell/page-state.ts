import type { DehydratedState } from '@tanstack/react-query'
import type { PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'

/** What a page starts from: written into the HTML by the server, or put together in the browser on the static site. */
export interface PageState {
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: DehydratedState | null
  /** Addresses of the modules with the words of the frame and of this page. */
  texts: readonly string[]
}
