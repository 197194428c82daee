import type { UpdateProfileRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the external accounts linked to this account. */
export const identitiesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/user/identities', null)

/** Requests to link another external account; returns the token that starts the link. */
export const linkIdentity = (client: ApiClient, body: { provider: string; current: string }) =>
  client.POST('/api/user/identities', { body })

/** Unlinks an external account. */
export const removeIdentity = (client: ApiClient, id: string) =>
  client.DELETE('/api/user/identities/{id}', { params: { path: { id } } })

/** The query for the user's own profile. */
export const profileQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/user/profile', null)

/** The query for the user's active sessions; they also change from other devices. */
export const sessionsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/user/sessions', null, 0)

/** Changes the given fields of the user's own profile. */
export const updateProfile = (client: ApiClient, body: UpdateProfileRequest) =>
  client.PATCH('/api/user/profile', { body })

/** Sets the user's picture; its bytes are in base64. */
export const putPicture = (client: ApiClient, data: string) =>
  client.PUT('/api/user/profile/picture', { body: { data } })

/** Removes the user's picture. */
export const deletePicture = (client: ApiClient) => client.DELETE('/api/user/profile/picture')

/** Ends the given session, or all sessions except this one if none is given. */
export const endSessions = (client: ApiClient, id: string | null) =>
  id === null
    ? client.DELETE('/api/user/sessions')
    : client.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })

/** Sends a message to the agency. */
export const askSupport = (client: ApiClient, body: { subject: string; message: string }) =>
  client.POST('/api/user/support', { body })
