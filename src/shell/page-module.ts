import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from '../api/client.ts'
import type { PageContext, PageHead } from '../contract/page.ts'
import type { Text } from '../platform/text.ts'

/** What a page may ask for before it is rendered. */
export interface PageQueryInput {
  page: PageContext
  client: ApiClient
  /** Query of the address. */
  search: URLSearchParams
}

// Data types differ from query to query; a list of them can only be typed by what it is used for: prefetching.
export type PageQuery = Pick<
  UseQueryOptions<unknown, Error, unknown, QueryKey>,
  'queryKey' | 'queryFn' | 'staleTime'
>

/** One page of the shell: its component, what it needs, and what it tells the document and the cache. */
export interface PageModule {
  Page: ComponentType
  head: (text: Text, page: PageContext) => PageHead
  /** Loaded on the server before rendering; started together. */
  queries?: (input: PageQueryInput) => readonly PageQuery[]
  /** Query parameters that change what the page shows; the cache ignores others. */
  queryParameters?: readonly string[]
  /** Seconds an anonymous visitor's page may be kept. */
  maxAge: number
  status?: number
  /** Keeps the page out of search engines. */
  noindex?: true
}
