import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from '../api/client.ts'
import type { EndpointQuery } from '../api/endpoint-query.ts'
import type { Destination } from '../contract/destination.ts'
import type { PageContext, PageHead } from '../contract/page.ts'
import type { Text } from '../platform/text.ts'

/** Input from which a page determines its data before rendering. */
export interface PageQueryInput {
  page: PageContext
  client: ApiClient
  path: string
  /** Query of the address. */
  search: URLSearchParams
}

/** What the server knows when it writes the document: the request and the loaded data. */
export interface PageView extends PageQueryInput {
  /** Returns the answer of one of the page's queries; undefined if it failed. */
  read: <Data>(query: EndpointQuery<Data>) => Data | undefined
}

// Data types differ between queries, so a list of them can only be typed by its use: prefetching.
export type PageQuery = Pick<
  UseQueryOptions<unknown, Error, unknown, QueryKey>,
  'queryKey' | 'queryFn' | 'staleTime'
>

/** A folder of texts besides those that all pages share. */
export type PageWords =
  | 'account'
  | 'agents'
  | 'markups'
  | 'profile'
  | 'sso'
  | 'dashboard'
  | 'menus'
  | 'proposals'

/** One page of the shell: its component, its data, and its effect on the document and the cache. */
export interface PageModule {
  Page: ComponentType
  /** The browser has no view: a page whose title depends on data sets it with `useTitle`. */
  head: (text: Text, page: PageContext, view?: PageView) => PageHead
  /** Queries that the page cannot do without: if one fails, the server answers 503. Loaded like `queries`. */
  needs?: (input: PageQueryInput) => readonly PageQuery[]
  /** The page's texts besides those of all pages; loaded with it. */
  words?: readonly PageWords[]
  /** Loaded in parallel on the server before rendering. */
  queries?: (input: PageQueryInput) => readonly PageQuery[]
  /** Returns a redirect target, or null to render the page. */
  redirect?: (input: PageQueryInput) => Promise<Destination | null>
  /** Query parameters that affect the page; the cache ignores others. */
  queryParameters?: readonly string[]
  /** Seconds for which an anonymous visitor's page may be cached. */
  maxAge: number
  /** 200 if omitted; a page without content at its address returns 404 from the view. */
  status?: number | ((view: PageView) => number)
  /** Excludes the page from search engines, always or if it has no content. */
  noindex?: true | ((view: PageView) => boolean)
}
