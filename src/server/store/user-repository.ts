import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { isUuid } from './is-uuid.ts'
import { verifyPassword } from './password.ts'
import { users } from './schema.ts'
import type { Scope } from './scope.ts'

/** A person as the rest of the server knows one: never with the password's hash. */
export type User = Omit<typeof users.$inferSelect, 'agencyId' | 'passwordHash' | 'createdAt'>

export interface NewUser extends Omit<User, 'id'> {
  passwordHash: string | null
}

/** One agency's people. In production mode people of the demo do not exist. */
export interface UserRepository {
  find(id: string): Promise<User | null>
  findByEmail(email: string): Promise<User | null>
  /** Null when the e-mail is unknown or the password wrong, after the same time (security design, 7). */
  authenticate(email: string, password: string): Promise<User | null>
  /** Null when the e-mail is taken. */
  create(user: NewUser): Promise<User | null>
  setLanguage(id: string, language: string): Promise<void>
}

const { id, email, userType, isRestricted, firstName, lastName, language, currency, isDemo } = users
const profile = { id, email, userType, isRestricted, firstName, lastName, language, currency, isDemo }

/** Gives the people of the scope's agency; `demoPeople` says whether those of the demo are among them. */
export function userRepository(agencyId: string, scope: Scope, demoPeople: boolean): UserRepository {
  const visible = (condition: SQL) =>
    and(eq(users.agencyId, agencyId), condition, ...(demoPeople ? [] : [eq(users.isDemo, false)]))

  async function one(condition: SQL): Promise<(User & { passwordHash: string | null }) | null> {
    const { passwordHash } = users
    const [row] = await scope((tx) =>
      tx
        .select({ ...profile, passwordHash })
        .from(users)
        .where(visible(condition)),
    )
    return row ?? null
  }

  return {
    find: async (wanted) => (isUuid(wanted) ? withoutHash(await one(eq(users.id, wanted))) : null),
    findByEmail: async (address) => withoutHash(await one(eq(users.email, emailKey(address)))),
    async authenticate(address, password) {
      const row = await one(eq(users.email, emailKey(address)))
      return (await verifyPassword(password, row?.passwordHash ?? null)) ? withoutHash(row) : null
    },
    async create(user) {
      const values = { ...user, agencyId, id: randomUUID(), email: emailKey(user.email) }
      const [row] = await scope((tx) =>
        tx.insert(users).values(values).onConflictDoNothing().returning(profile),
      )
      return row ?? null
    },
    async setLanguage(wanted, code) {
      if (!isUuid(wanted)) return
      await scope((tx) =>
        tx
          .update(users)
          .set({ language: code })
          .where(visible(eq(users.id, wanted))),
      )
    },
  }
}

/** Takes an e-mail address as typed and gives the one spelling it is stored and looked up under. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}

function withoutHash(row: (User & { passwordHash: string | null }) | null): User | null {
  if (row === null) return null
  const { passwordHash: _hash, ...user } = row
  return user
}
