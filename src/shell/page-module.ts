import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from '../api/client.ts'
import type { EndpointQuery } from '../api/endpoint-query.ts'
import type { Destination } from '../contract/destination.ts'
import type { PageContext, PageHead } from '../contract/page.ts'
import type { Text } from '../platform/text.ts'

/** What a page may ask for before it is rendered. */
export interface PageQueryInput {
  page: PageContext
  client: ApiClient
  path: string
  /** Query of the address. */
  search: URLSearchParams
}

/** What the server knows when it writes the document: what was asked for, and the data that came. */
export interface PageView extends PageQueryInput {
  /** The answer of one of the page's queries; undefined where it failed. */
  read: <Data>(query: EndpointQuery<Data>) => Data | undefined
}

// Data types differ from query to query; a list of them can only be typed by what it is used for: prefetching.
export type PageQuery = Pick<
  UseQueryOptions<unknown, Error, unknown, QueryKey>,
  'queryKey' | 'queryFn' | 'staleTime'
>

/** A folder of texts beside those that all pages share. */
export type PageWords =
  | 'account'
  | 'agents'
  | 'markups'
  | 'profile'
  | 'sso'
  | 'dashboard'
  | 'menus'
  | 'proposals'

/** One page of the shell: its component, what it needs, and what it tells the document and the cache. */
export interface PageModule {
  Page: ComponentType
  /** In the browser there is no view: a page whose title depends on its data names it with `useTitle`. */
  head: (text: Text, page: PageContext, view?: PageView) => PageHead
  /** What the page is nothing without: while one of them cannot be had, the server answers 503. Loaded as `queries` are. */
  needs?: (input: PageQueryInput) => readonly PageQuery[]
  /** What it says beside the words of all pages; fetched with it. */
  words?: readonly PageWords[]
  /** Loaded on the server before rendering; started together. */
  queries?: (input: PageQueryInput) => readonly PageQuery[]
  /** Where the address leads instead, if it leads anywhere: the server answers with a redirect. */
  redirect?: (input: PageQueryInput) => Promise<Destination | null>
  /** Query parameters that change what the page shows; the cache ignores others. */
  queryParameters?: readonly string[]
  /** Seconds an anonymous visitor's page may be kept. */
  maxAge: number
  /** 200 where left out; a page that has nothing under its address says 404 from what the view holds. */
  status?: number | ((view: PageView) => number)
  /** Keeps the page out of search engines, always or where it has nothing to say. */
  noindex?: true | ((view: PageView) => boolean)
}
