import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { Money } from '../../kernel/money/money.ts'
import { credits } from './checkout-schema.ts'

export interface NewCredit {
  personId: string
  /** In minor units; negative if spent. */
  amount: number
  currency: string
  /** What it is for, such as `booking`, `refund` or `goodwill`. */
  reason: string
  bookingId: string | null
}

export interface CreditEntry extends Omit<NewCredit, 'personId'> {
  /** The balance after this entry. */
  balance: number
  at: Date
}

/** Credits of people at one agency: an append-only ledger whose balance is never negative. */
export interface CreditRepository {
  /** Adds an entry and returns the new balance; returns null and adds nothing if the balance is too low. */
  add(entry: NewCredit): Promise<number | null>
  /** Adds a person's first entry; returns false and adds nothing if they ever had one, in any currency. */
  addFirst(entry: NewCredit): Promise<boolean>
  /** A person's balance in each currency they ever had. */
  balances(personId: string): Promise<Money[]>
  /** Latest first. */
  entries(personId: string, limit: number): Promise<CreditEntry[]>
}

const { currency, number, amount, balance, reason, bookingId, at } = credits

/** Returns the credits of the scope's agency; whether they belong to the demo follows from their person. */
export function creditRepository(agencyId: string, scope: Scope): CreditRepository {
  const ofPerson = (personId: string) => and(eq(credits.agencyId, agencyId), eq(credits.personId, personId))

  async function latest(tx: Transaction, personId: string, wanted: string) {
    const [row] = await tx
      .select({ number, balance })
      .from(credits)
      .where(and(ofPerson(personId), eq(currency, wanted)))
      .orderBy(desc(number))
      .limit(1)
    return row ?? { number: 0, balance: 0 }
  }

  /** Serialises the entries of each person, so that the same credits cannot be spent twice. */
  async function inLine(tx: Transaction, personId: string): Promise<void> {
    const what = `credits/${agencyId}/${personId}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
  }

  async function addAfterLast(tx: Transaction, entry: NewCredit): Promise<number | null> {
    const last = await latest(tx, entry.personId, entry.currency)
    const after = last.balance + entry.amount
    if (after < 0) return null
    await tx.insert(credits).values({ ...entry, agencyId, number: last.number + 1, balance: after })
    return after
  }

  return {
    add: (entry) =>
      scope(async (tx) => {
        await inLine(tx, entry.personId)
        return addAfterLast(tx, entry)
      }),
    addFirst: (entry) =>
      scope(async (tx) => {
        await inLine(tx, entry.personId)
        if ((await tx.$count(credits, ofPerson(entry.personId))) > 0) return false
        return (await addAfterLast(tx, entry)) !== null
      }),
    balances: async (personId) =>
      isUuid(personId)
        ? scope((tx) =>
            tx
              .selectDistinctOn([currency], { amount: balance, currency })
              .from(credits)
              .where(ofPerson(personId))
              .orderBy(currency, desc(number)),
          )
        : [],
    entries: async (personId, limit) =>
      isUuid(personId)
        ? scope((tx) =>
            tx
              .select({ amount, currency, balance, reason, bookingId, at })
              .from(credits)
              .where(ofPerson(personId))
              .orderBy(desc(at), desc(number))
              .limit(limit),
          )
        : [],
  }
}
