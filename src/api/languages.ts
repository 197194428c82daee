import type { LanguageCode } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the languages the agency offers. */
export const languagesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/languages', null)

/** Has the caller's language remembered on the server, in a cookie. */
export const changeLanguage = (client: ApiClient, language: LanguageCode) =>
  client.GET('/api/user/changeLanguage/{language}', { params: { path: { language } } })
