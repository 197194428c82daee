import type { Transactional } from '../../db/transactional.ts'
import type { AccountRecords } from '../accounts/account-records.ts'
import type { AssetRepository } from '../pictures/asset.ts'
import type { DraftRepository } from './draft-repository.ts'
import type { PublicationRepository } from './publication-repository.ts'
import type { ScheduleRepository } from './schedule-repository.ts'
import type { ShareRepository } from './share-repository.ts'
import type { VersionRepository } from './version-repository.ts'

/** The repositories that a site's settings change in one transaction. */
export interface SiteRecords extends Pick<AccountRecords, 'users' | 'mails' | 'audit'> {
  versions: VersionRepository
  drafts: DraftRepository
  publications: PublicationRepository
  assets: AssetRepository
  shares: ShareRepository
  schedules: ScheduleRepository
}

/** The repositories that a site's settings read and write for one agency. */
export interface SiteRepositories extends SiteRecords, Transactional<SiteRecords> {}
