import type { Destination } from './destination.ts'
import type { ShownPreview } from './preview.ts'
import type { RemoteAddress } from './remote.ts'
import type { Session } from './session.ts'
import type { Agency, LanguageCode } from './types.ts'

/** Device class decided from the user agent: it only chooses the link target of deals and the first render of the carousel (spec §2.5, §9). */
export type Device = 'phone' | 'tablet' | 'desktop'

/** The agency as pages carry it: without the long policy texts, which their own pages ask for. */
export type PageAgency = Omit<
  Agency,
  'privacyPolicy' | 'cookiesPolicy' | 'disclaimer' | 'userTermsAndConditions'
>

/** Everything a page is rendered from; the same object travels in the HTML as its state and hydrates the browser. */
export interface PageContext {
  agency: PageAgency
  session: Session
  language: LanguageCode
  /** The currency prices are shown in, ISO 4217. */
  currency: string
  device: Device
  /** Today's date in the deals' sense, YYYY-MM-DD, UTC. */
  today: string
  /** The agency's own words in this language: the shell's texts by key, another part's by its name, `/` and key. */
  wording: Readonly<Record<string, string>>
  /** False in production: no gallery link, no ?tenant=. */
  demo: boolean
  /** What of the frame this visit wants to see (spec §2.4: hideHeader, hideFooter); the page's address says the rest. */
  frame: { header: boolean; footer: boolean }
  /** An agent's choice for the side menu; left out where it is expanded. */
  isMenuCollapsed?: true
  /** Where an agency's owner reaches the people who run the platform; left out where nobody said, and for everybody else. */
  platformEmail?: string
  /** What is not published is shown, in the editor's frame or by a shared link; left out for everybody else. */
  preview?: ShownPreview
}

/** What the server hands the shell to render one page. */
export interface PageInput {
  context: PageContext
  /** Path and query as asked, e.g. `/?tab=Activities`. */
  url: string
  /** The API in process, bound to this agency, session and language. Takes same-origin paths. */
  fetch: (request: Request) => Promise<Response>
  remotes: readonly RemoteAddress[]
  /** LIVERY_ENVIRONMENT: legacy redirects apply only outside prod, qa, uat and dev (spec §2.1). */
  environment: string
}

/** Asks which page a path is, without rendering it. */
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
  /** Kind of page where it is shared; `website` where left out. */
  type?: 'website' | 'article'
  /** Picture where the page is shared: a scene, a file of the agency, or an https address; the agency's own hero where left out. */
  image?: string
  /** The page's own address, a path with the query parameters that make it this page and no other; its path where left out. */
  canonical?: string
  /** What the page says of itself to machines (schema.org). */
  jsonLd?: readonly JsonLd[]
}

/** An object of schema.org, without `@context`. An address in it that is a path of this site becomes absolute in the document. */
export interface JsonLd {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A rendered page, or where to go instead. */
export type PageOutput =
  | { kind: 'redirect'; status: 302 | 307; location: Destination }
  | {
      kind: 'page'
      status: number
      head: PageHead
      /** Preloads for the head that the markup asks for. */
      preloads: string
      /** Markup inside #root. */
      body: string
      /** Dehydrated queries; goes into the state script beside the context. */
      queries: unknown
      /** Name of the shell's page, if the shell answers: its chunk is preloaded. */
      page: string | null
      /** Folders of the texts that this page brings beside those of all pages. */
      words?: readonly string[]
      /** Name of the remote part this page loads, if any: its entry is preloaded. */
      remote: string | null
      /** Seconds this page may be kept for anonymous visitors; 0 = never. */
      maxAge: number
      /** Not for search engines. */
      noindex?: boolean
    }
