import type { UpdateProfileRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for one's own profile. */
export const profileQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/user/profile', null)

/** The query for where one is signed in; it changes without this page's doing. */
export const sessionsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/user/sessions', null, 0)

/** Changes what is named of one's own profile. */
export const updateProfile = (client: ApiClient, body: UpdateProfileRequest) =>
  client.PATCH('/api/user/profile', { body })

/** Gives oneself a picture: its bytes in base64. */
export const putPicture = (client: ApiClient, data: string) =>
  client.PUT('/api/user/profile/picture', { body: { data } })

/** Takes one's own picture away. */
export const deletePicture = (client: ApiClient) => client.DELETE('/api/user/profile/picture')

/** Signs out in one place, or everywhere but here where none is named. */
export const endSessions = (client: ApiClient, id: string | null) =>
  id === null
    ? client.DELETE('/api/user/sessions')
    : client.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })

/** Writes to the agency. */
export const askSupport = (client: ApiClient, body: { subject: string; message: string }) =>
  client.POST('/api/user/support', { body })
