import type { IdentityProviderSettings } from '../../../contract/types.ts'

/** The person that a provider reports; the address in its stored form. */
export interface ProvenPerson {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** The provider that proved it. */
export type ProvenAt = Pick<IdentityProviderSettings, 'id' | 'kind'>
