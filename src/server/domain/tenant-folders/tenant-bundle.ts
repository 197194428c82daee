import type { MarkupRule } from '../../../contract/types.ts'
import type { StoredBusinessInfo } from '../accounts/business-info-repository.ts'
import type { NewUser } from '../accounts/user-repository.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { Asset } from '../pictures/asset.ts'

/** A tenant's folder, read and checked, ready to be stored. */
export interface TenantBundle {
  slug: string
  /** Hash of every file in the folder, to tell next time that nothing changed. */
  folderHash: string
  hosts: readonly string[]
  content: AgencyContent
  assets: readonly Asset[]
  /** What the agency adds to wholesale rates, until its people say otherwise. */
  markups?: readonly MarkupRule[]
  /** People to be there with the agency, which only the demo's store takes; those whose e-mail is taken are left as they are. */
  people?: readonly NewUser[]
  /** What the owner has told about the business, taken as `people`; kept when the owner told something else. */
  businessInfo?: StoredBusinessInfo
}

export interface ImportOutcome {
  slug: string
  agencyId: string
  /** The version visitors get now. */
  version: number
  /** `kept-edited`: the agency was edited after its last import, so what its owner publishes stays; what the platform keeps is the folder's. */
  result: 'created' | 'updated' | 'unchanged' | 'kept-edited'
}

/** A bundle names a host that another agency has; nothing of it was stored. */
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
