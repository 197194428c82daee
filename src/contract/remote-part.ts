import type { ComponentType } from 'react'
import type { JsonLd, PageContext } from './page.ts'
import type { LanguageCode } from './types.ts'

/** The one export, `part`, of a remote part's entry module. */
export interface RemotePart {
  name: string
  routes: readonly RemoteRoute[]
  /** Loads the part's texts in one language; the keys are flat. */
  loadText: (language: LanguageCode) => Promise<Readonly<Record<string, string>>>
}

export interface RemoteRoute {
  path: string
  component: ComponentType
  /** Key of the page's title in the part's texts; `hotel/deal.title` names a key in other texts of the part. */
  title: string
  /** Set if the server draws the page's first view with its data; the browser hydrates it. */
  drawn?: DrawnRoute
}

/** What a page of a part needs so that it renders at once. */
export interface DrawnRoute {
  /** Texts besides the part's. */
  texts: readonly PartTexts[]
  /** Fetches the page's code, and returns the function that names the data of its first view. */
  load: () => Promise<(input: DrawnPageInput) => readonly DrawnQuery[]>
  /** Fetches the function that describes the page from its data; only the server calls it. */
  loadHead?: () => Promise<(input: DrawnHeadInput) => DrawnHead>
}

/** Texts that only some pages need. */
export interface PartTexts {
  /** Distinguishes them from other texts of the same name. */
  id: string
  /** Name for `useText`; several can share one. */
  name: string
  load: (language: LanguageCode) => Promise<Readonly<Record<string, string>>>
}

export interface DrawnPageInput {
  page: PageContext
  /** Path of the address. */
  path: string
  /** Query of the address. */
  search: URLSearchParams
  /** The shell's API client, whose type this folder does not know. */
  client: never
}

/** A query of TanStack Query. */
export interface DrawnQuery {
  queryKey: readonly unknown[]
}

export interface DrawnHeadInput extends DrawnPageInput {
  /** Returns the data of a query; undefined if it has not answered. */
  read: (query: DrawnQuery) => unknown
  /** Returns a text of the page; of several names, the first that has it wins. */
  text: (names: readonly string[], key: string, values?: Readonly<Record<string, unknown>>) => string
}

/** What a page's data adds to its head. */
export interface DrawnHead {
  /** Replaces the page's general title. */
  title?: string
  /** Replaces the agency's description. */
  description?: string
  /** The page's canonical address: its path with the parameters that identify it. */
  canonical?: string
  /** An object of schema.org. */
  jsonLd?: JsonLd
}
