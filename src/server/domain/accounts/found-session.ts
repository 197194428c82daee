import type { User } from './person.ts'

/** The session of a token; shared between requests. */
export interface FoundSession {
  readonly id: string
  readonly user: Readonly<User>
  readonly expiresAt: Date
  /** Rounded to five minutes. */
  readonly lastSeenAt: Date
}
