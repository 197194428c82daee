import type { User } from './person.ts'

/** What a token stands for; shared between requests. */
export interface FoundSession {
  readonly id: string
  readonly user: Readonly<User>
  readonly expiresAt: Date
  /** To five minutes. */
  readonly lastSeenAt: Date
}
