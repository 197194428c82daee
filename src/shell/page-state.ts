import type { DehydratedState } from '@tanstack/react-query'
import type { PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'
import type { PageName } from './pages.ts'

/** Initial state of a page, written into the HTML by the server or assembled in the browser on the static site. */
export interface PageState {
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: DehydratedState | null
  /**
   * The shell's first page; null if a remote part answers, or if the user may not open the page, whose name stays
   * hidden.
   */
  page: PageName | null
  /** Addresses of the modules with the texts of the frame and this page. */
  texts: readonly string[]
}
