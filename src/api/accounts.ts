import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The fields of the sign-up form. */
interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Requests an account. A mail goes to the address whether or not it already has an account. */
export const signUp = (client: ApiClient, body: NewAccount) => client.POST('/api/user/signup', { body })

/** Sends the mail that verifies an address again. */
export const sendVerification = (client: ApiClient, email: string) =>
  client.POST('/api/user/verification', { body: { email } })

/** Verifies an address by the token in the mail, and signs in. */
export const verifyEmail = (client: ApiClient, token: string) =>
  client.POST('/api/user/verify', { body: { token } })

/** Sends a link for setting a new password. */
export const forgotPassword = (client: ApiClient, email: string) =>
  client.POST('/api/user/forgot-password', { body: { email } })

/** Sets a new password by the token in the mail, and signs in. */
export const setNewPassword = (client: ApiClient, body: { token: string; password: string }) =>
  client.POST('/api/user/new-password', { body })

/** Changes the signed-in user's password and ends all other sessions. */
export const changePassword = (client: ApiClient, body: { current: string; password: string }) =>
  client.POST('/api/user/password', { body })

/** The query for the purpose of a mailed link; empty if the link no longer works. */
export const mailedLinkQuery = (client: ApiClient, token: string) =>
  endpointQuery(client, 'post', '/api/user/link', { body: { token } }, Number.POSITIVE_INFINITY)
