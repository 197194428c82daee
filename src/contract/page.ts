import type { Destination } from './destination.ts'
import type { ShownPreview } from './preview.ts'
import type { RemoteAddress } from './remote.ts'
import type { Session } from './session.ts'
import type { Agency, LanguageCode } from './types.ts'

/**
 * Device class from the user agent. It only chooses the link target of deals and the first render of the carousel
 * (spec §2.5, §9).
 */
export type Device = 'phone' | 'tablet' | 'desktop'

/** The agency as pages carry it, without the long policy texts; the policy pages request those. */
export type PageAgency = Omit<
  Agency,
  'privacyPolicy' | 'cookiesPolicy' | 'disclaimer' | 'userTermsAndConditions'
>

/** Everything that a page is rendered from. The same object is in the HTML as state, and hydrates the browser. */
export interface PageContext {
  agency: PageAgency
  session: Session
  language: LanguageCode
  /** The currency of the prices shown, ISO 4217. */
  currency: string
  device: Device
  /** Today's date for deals, YYYY-MM-DD, UTC. */
  today: string
  /** The agency's wording in this language: the shell's texts by key, another part's by its name, `/` and key. */
  wording: Readonly<Record<string, string>>
  /** False in production: no gallery link, no ?tenant=. */
  demo: boolean
  /** The visit's choice to hide header or footer (spec §2.4: hideHeader, hideFooter). */
  frame: { header: boolean; footer: boolean }
  /** The agent's choice for the side menu; omitted if it is expanded. */
  isMenuCollapsed?: true
  /** The operator's contact for the agency's owner; omitted for everyone else and if none is set. */
  platformEmail?: string
  /** Set if an unpublished state is shown, in the editor's frame or by a shared link. */
  preview?: ShownPreview
}

/** The server's input to the shell for rendering one page. */
export interface PageInput {
  context: PageContext
  /** The requested path and query, e.g. `/?tab=Activities`. */
  url: string
  /** The API in process, bound to this agency, session and language. It accepts same-origin paths. */
  fetch: (request: Request) => Promise<Response>
  remotes: readonly RemoteAddress[]
  /** LIVERY_ENVIRONMENT: legacy redirects apply only outside prod, qa, uat and dev (spec §2.1). */
  environment: string
}

/** Returns which page a path is, without rendering it. */
export interface RouteQuestion {
  context: PageContext
  path: string
  remotes: readonly RemoteAddress[]
  environment: string
}

export interface PageHead {
  title: string
  description: string
  keywords: string
  /** The page's kind for link previews; `website` if omitted. */
  type?: 'website' | 'article'
  /**
   * The page's picture for link previews: a scene, a file of the agency, or an https address. The agency's hero if
   * omitted.
   */
  image?: string
  /** The page's canonical address: a path with the query parameters that identify the page. Its path if omitted. */
  canonical?: string
  /** The page's structured data (schema.org). */
  jsonLd?: readonly JsonLd[]
}

/** An object of schema.org, without `@context`. Paths of this site in it become absolute addresses in the document. */
export interface JsonLd {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A rendered page, or a redirect. */
export type PageOutput =
  | { kind: 'redirect'; status: 302 | 307; location: Destination }
  | {
      kind: 'page'
      status: number
      head: PageHead
      /** Preloads for the head that the markup needs. */
      preloads: string
      /** Markup inside #root. */
      body: string
      /** Dehydrated queries; they go into the state script next to the context. */
      queries: unknown
      /** Name of the shell's page if the shell answers; its chunk is preloaded. */
      page: string | null
      /** Folders of the texts that this page adds to those of all pages. */
      words?: readonly string[]
      /** Name of the remote part that this page loads, if any; its entry is preloaded. */
      remote: string | null
      /** Seconds for which this page may be cached for anonymous visitors; 0 = never. */
      maxAge: number
      /** Not to be indexed by search engines. */
      noindex?: boolean
      /** Made with data of this visitor, such as prices: neither cached nor stored. */
      isPrivate?: boolean
      /** Name of the remote part whose first view is in the markup, if any. */
      drawn?: string | null
    }
