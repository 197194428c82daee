import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** What somebody signs up with. */
interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Asks for an account: a mail goes to the address, whatever it says. */
export const signUp = (client: ApiClient, body: NewAccount) => client.POST('/api/user/signup', { body })

/** Has the mail that proves an address sent again. */
export const sendVerification = (client: ApiClient, email: string) =>
  client.POST('/api/user/verification', { body: { email } })

/** Proves an address by the token of the mail, and signs in. */
export const verifyEmail = (client: ApiClient, token: string) =>
  client.POST('/api/user/verify', { body: { token } })

/** Has a link sent that sets a new password. */
export const forgotPassword = (client: ApiClient, email: string) =>
  client.POST('/api/user/forgot-password', { body: { email } })

/** Sets a password by the token of the mail, and signs in. */
export const setNewPassword = (client: ApiClient, body: { token: string; password: string }) =>
  client.POST('/api/user/new-password', { body })

/** Changes the password of who is signed in; every other session ends. */
export const changePassword = (client: ApiClient, body: { current: string; password: string }) =>
  client.POST('/api/user/password', { body })

/** The query for what a mailed link is for; nothing where it no longer works. */
export const mailedLinkQuery = (client: ApiClient, token: string) =>
  endpointQuery(client, 'post', '/api/user/link', { body: { token } }, Number.POSITIVE_INFINITY)
