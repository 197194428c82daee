import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { promotions } from './checkout-schema.ts'

/** A code that makes a booking cheaper. */
export interface Promotion {
  /** In capitals, as it is stored; people may type it otherwise. */
  code: string
  kind: 'percent' | 'fixed'
  /** Hundredths of a percent, at most 10000; or minor units of the currency. */
  value: number
  /** Of a fixed value and of the minimum. */
  currency: string | null
  /** Null for one without end. */
  validUntil: Date | null
  /** What it is for; none for everything. */
  products: readonly string[]
  /** Total from which it counts. */
  minimum: number | null
}

/** One agency's promotions. */
export interface PromotionRepository {
  /** By code. */
  list(): Promise<Promotion[]>
  /** Whether there is any that is not over by the database's clock. */
  hasAny(): Promise<boolean>
  /** The one of a code as somebody typed it, unless it is over by the database's clock. */
  find(code: string): Promise<Promotion | null>
  /** Adds it; false, and nothing is changed, where there is one of this code. */
  add(promotion: Promotion): Promise<boolean>
  /** Adds it, or puts it in the place of the one of this code. */
  save(promotion: Promotion): Promise<void>
  /** False where there is none. */
  remove(code: string): Promise<boolean>
}

const { code, kind, value, currency, validUntil, products, minimum } = promotions
const read = { code, kind, value, currency, validUntil, products, minimum }

/** Gives the promotions of the scope's agency; what was written in the demo is there in the demo alone. */
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
      // For production there is none of the demo's, whose place it takes.
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
      const gone = await scope((tx) => tx.delete(promotions).where(isThis(wanted)).returning({ code }))
      return gone.length > 0
    },
  }
}

function written(wanted: string): string {
  return wanted.trim().toUpperCase()
}
