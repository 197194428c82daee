import type { LanguageCode } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

/** Stores the caller's language on the server, in a cookie. */
export const changeLanguage = (client: ApiClient, language: LanguageCode) =>
  client.GET('/api/user/changeLanguage/{language}', { params: { path: { language } } })
