import type { Transactional } from '../../db/transactional.ts'
import type { AuditRepository } from '../agencies/audit-repository.ts'
import type { MailRepository } from '../mail/mail-repository.ts'
import type { AccountTokenRepository } from './account-token-repository.ts'
import type { Attempts } from './attempts.ts'
import type { BusinessInfoRepository } from './business-info-repository.ts'
import type { DeviceRepository } from './device-repository.ts'
import type { IdentityRepository } from './identity-repository.ts'
import type { MailQuota } from './mail-quota.ts'
import type { PortraitRepository } from './portrait-repository.ts'
import type { SessionRepository } from './session-repository.ts'
import type { SsoAttempts } from './sso-attempts.ts'
import type { UserRepository } from './user-repository.ts'

/** The repositories that accounts change in one transaction. */
export interface AccountRecords {
  users: UserRepository
  portraits: PortraitRepository
  sessions: SessionRepository
  accountTokens: AccountTokenRepository
  devices: DeviceRepository
  identities: IdentityRepository
  ssoAttempts: SsoAttempts
  mails: MailRepository
  mailQuota: MailQuota
  businessInfo: BusinessInfoRepository
  audit: AuditRepository
}

/** The repositories that accounts read and write for one agency. */
export interface AccountRepositories extends AccountRecords, Transactional<AccountRecords> {
  attempts: Attempts
}
