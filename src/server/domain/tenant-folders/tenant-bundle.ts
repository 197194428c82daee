import type { MarkupRule } from '../../../contract/types.ts'
import type { StoredBusinessInfo } from '../accounts/business-info-repository.ts'
import type { NewUser } from '../accounts/user-repository.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { Asset } from '../pictures/asset.ts'

/** A tenant's folder, read and checked, ready to be stored. */
export interface TenantBundle {
  slug: string
  /** Hash of every file in the folder, to detect changes at the next import. */
  folderHash: string
  hosts: readonly string[]
  content: AgencyContent
  assets: readonly Asset[]
  /** The agency's markup rules, until its people change them. */
  markups?: readonly MarkupRule[]
  /** People to create with the agency, only in the demo's store; existing e-mails stay unchanged. */
  people?: readonly NewUser[]
  /** The owner's business information, handled like `people`; other information from the owner stays. */
  businessInfo?: StoredBusinessInfo
}

export interface ImportOutcome {
  slug: string
  agencyId: string
  /** The version that visitors get now. */
  version: number
  /**
   * `kept-edited`: the agency was edited after its last import, so its owner's settings stay; fields of the platform
   * come from the folder.
   */
  result: 'created' | 'updated' | 'unchanged' | 'kept-edited'
}

/** A bundle names a host of another agency; nothing of it was stored. */
export class HostTaken extends Error {
  override readonly name = 'HostTaken'
  readonly host: string
  readonly holder: string

  constructor(slug: string, host: string, holder: string) {
    super(`The host ${host} of ${slug} belongs to ${holder}.`)
    this.host = host
    this.holder = holder
  }
}
