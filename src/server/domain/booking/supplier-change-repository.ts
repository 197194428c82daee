import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { ChangeAnswer, SavedCharge } from '../suppliers/supplier-change.ts'
import { type SupplierChangeState, supplierChanges } from './change-schema.ts'
import { ofOwnBooking } from './own-bookings.ts'

/** A supplier change, as it was found. Plain data. */
export interface SupplierChangeSnapshot {
  readonly was: QuotedItem
  readonly becomes: QuotedItem
  readonly answers: readonly ChangeAnswer[]
  readonly unlessAnswered: ChangeAnswer
  /** Absent in records of an earlier version. */
  readonly savedCharges?: readonly SavedCharge[]
}

export interface NewSupplierChange {
  bookingId: string
  itemId: string
  /** The supplier's id of it. */
  reference: string
  snapshot: SupplierChangeSnapshot
  respondBy: Date
}

export interface StoredSupplierChange extends NewSupplierChange {
  id: string
  state: SupplierChangeState
  /** Who answered: the id of a person, `guest`, or `system` if it lapsed; null while open. */
  actor: string | null
  foundAt: Date
}

/** The supplier changes of one agency's bookings. */
export interface SupplierChangeRepository {
  /** Stores a new one; null if it is known. */
  create(change: NewSupplierChange): Promise<StoredSupplierChange | null>
  find(id: string): Promise<StoredSupplierChange | null>
  /** Oldest first. */
  ofBooking(bookingId: string): Promise<StoredSupplierChange[]>
  /** Returns which of the bookings have a change that waits for an answer. */
  openAmong(bookingIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Stores the answer to an open change; false if it was answered before. Call it in a transaction that holds the
   * booking.
   */
  answer(id: string, state: Exclude<SupplierChangeState, 'open'>, actor: string): Promise<boolean>
}

const { id, bookingId, itemId, reference, state, snapshot, actor, foundAt, respondBy } = supplierChanges
const read = { id, bookingId, itemId, reference, state, snapshot, actor, foundAt, respondBy }

/** Returns the changes of the scope's agency; those of demo bookings are included only in the demo. */
export function supplierChangeRepository(
  agencyId: string,
  scope: Scope,
  demo: boolean,
): SupplierChangeRepository {
  const own = eq(supplierChanges.agencyId, agencyId)
  const typed = (row: object) => row as StoredSupplierChange

  return {
    create: (change) =>
      scope(async (tx) => {
        const [made] = await tx
          .insert(supplierChanges)
          .values({ ...change, agencyId, state: 'open' })
          .onConflictDoNothing()
          .returning(read)
        return made === undefined ? null : typed(made)
      }),
    async find(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(supplierChanges)
          .where(and(own, ofOwnBooking(tx, agencyId, demo, bookingId), eq(id, wanted))),
      )
      return row === undefined ? null : typed(row)
    },
    async ofBooking(wanted) {
      const rows = await scope((tx) =>
        tx
          .select(read)
          .from(supplierChanges)
          .where(and(own, ofOwnBooking(tx, agencyId, demo, bookingId), eq(bookingId, wanted)))
          .orderBy(asc(foundAt), asc(id)),
      )
      return rows.map(typed)
    },
    async openAmong(wanted) {
      const rows = await scope((tx) =>
        tx
          .selectDistinct({ bookingId })
          .from(supplierChanges)
          .where(
            and(
              own,
              ofOwnBooking(tx, agencyId, demo, bookingId),
              inArray(bookingId, [...wanted]),
              eq(state, 'open'),
            ),
          ),
      )
      return new Set(rows.map((row) => row.bookingId))
    },
    async answer(wanted, becomes, by) {
      const isOpen = and(own, eq(id, wanted), eq(state, 'open'))
      const noted = await scope((tx) =>
        tx.update(supplierChanges).set({ state: becomes, actor: by }).where(isOpen).returning({ id }),
      )
      return noted.length > 0
    },
  }
}
