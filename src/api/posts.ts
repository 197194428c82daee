import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the blog's articles, newest first, without their texts. */
export const postsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/blog/posts', null)

/** The query for one article. */
export const postQuery = (client: ApiClient, slug: string) =>
  endpointQuery(client, 'get', '/api/blog/posts/{slug}', { params: { path: { slug } } })
