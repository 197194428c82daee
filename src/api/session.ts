import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the current session. It is always refetched, since a sign-in in another tab changes it. */
export const sessionQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/user/session', null, 0)

/** Signs in. A wrong address or password is an ApiError with the code invalid_credentials. */
export const signIn = (client: ApiClient, body: { email: string; password: string }) =>
  client.POST('/api/user/login', { body })

/** Signs out; the answer removes the cookie. */
export const signOut = (client: ApiClient, signal?: AbortSignal) =>
  client.POST('/api/user/logout', signal ? { signal } : {})
