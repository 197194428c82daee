import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { promotions } from './checkout-schema.ts'

/** A discount code. */
export interface Promotion {
  /** Stored in capitals; people may type it in any case. */
  code: string
  kind: 'percent' | 'fixed'
  /** Hundredths of a percent, at most 10000; or minor units of the currency. */
  value: number
  /** The currency of a fixed value and of the minimum. */
  currency: string | null
  /** Null if it never ends. */
  validUntil: Date | null
  /** The products that it applies to; empty for all. */
  products: readonly string[]
  /** The total from which it applies. */
  minimum: number | null
}

/** One agency's discount codes. */
export interface PromotionRepository {
  /** By code. */
  list(): Promise<Promotion[]>
  /** Whether any code is valid, by the database's clock. */
  hasAny(): Promise<boolean>
  /** Finds a code as typed, unless it has ended by the database's clock. */
  find(code: string): Promise<Promotion | null>
  /** Adds it; returns false and changes nothing if the code exists. */
  add(promotion: Promotion): Promise<boolean>
  /** Adds it, or replaces the one with this code. */
  save(promotion: Promotion): Promise<void>
  /** False if there is none. */
  remove(code: string): Promise<boolean>
}

const { code, kind, value, currency, validUntil, products, minimum } = promotions
const read = { code, kind, value, currency, validUntil, products, minimum }

/** Returns the discount codes of the scope's agency; demo codes are included only in the demo. */
export function promotionRepository(agencyId: string, scope: Scope, demo: boolean): PromotionRepository {
  const own = and(eq(promotions.agencyId, agencyId), demo ? undefined : eq(promotions.isDemo, false))
  const isOn = or(isNull(validUntil), gt(validUntil, sql`clock_timestamp()`))
  const isThis = (wanted: string) => and(own, eq(code, written(wanted)))

  const stored = ({ code: wanted, products: only, ...promotion }: Promotion) => {
    const values = { ...promotion, products: [...only], isDemo: demo }
    const row = { ...values, agencyId, code: written(wanted) }
    return { row, place: { target: [promotions.agencyId, code], set: values } }
  }

  return {
    list: () => scope((tx) => tx.select(read).from(promotions).where(own).orderBy(asc(code))),
    async hasAny() {
      const [row] = await scope((tx) => tx.select({ code }).from(promotions).where(and(own, isOn)).limit(1))
      return row !== undefined
    },
    async find(wanted) {
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(promotions)
          .where(and(isThis(wanted), isOn)),
      )
      return row ?? null
    },
    async add(promotion) {
      const { row, place } = stored(promotion)
      // Production ignores demo codes and may replace them.
      const setWhere = demo ? sql`false` : eq(promotions.isDemo, true)
      const added = await scope((tx) =>
        tx
          .insert(promotions)
          .values(row)
          .onConflictDoUpdate({ ...place, setWhere })
          .returning({ code }),
      )
      return added.length > 0
    },
    async save(promotion) {
      const { row, place } = stored(promotion)
      await scope((tx) => tx.insert(promotions).values(row).onConflictDoUpdate(place))
    },
    async remove(wanted) {
      const deleted = await scope((tx) => tx.delete(promotions).where(isThis(wanted)).returning({ code }))
      return deleted.length > 0
    },
  }
}

function written(wanted: string): string {
  return wanted.trim().toUpperCase()
}
