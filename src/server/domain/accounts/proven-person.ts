import type { IdentityProviderSettings } from '../../../contract/types.ts'

/** Who a provider says somebody is; the address as it is stored. */
export interface ProvenPerson {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** Where somebody proved who they are. */
export type ProvenAt = Pick<IdentityProviderSettings, 'id' | 'kind'>
