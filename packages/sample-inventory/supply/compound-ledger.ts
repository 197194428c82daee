import type {
  LedgerEntry,
  RequestedHold,
  SupplyLedger,
} from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { compoundStock, namedStocks, type StockedNight } from './compound-stock.ts'

/** One stock of a hold of several, as an entry of the plain ledger. */
interface HeldPart extends StockedNight {
  readonly reference: string
}

/** What the entry of the whole hold stores. */
interface CompoundDetail {
  readonly value: unknown
  readonly parts: readonly HeldPart[]
  /** How often the hold was moved; references of new parts contain it. */
  readonly moves: number
}

/** Long enough to confirm what was just held. */
const CONFIRM_SECONDS = 60

/**
 * Returns a ledger whose holds take several stocks at once, all or none, such as the seats of connecting flights. Each
 * stock is an entry of the given ledger, so that its last unit has one winner, and one more entry joins them.
 */
export function compoundLedger(ledger: SupplyLedger): SupplyLedger {
  /** Holds all parts, or none of them. */
  async function take(parts: readonly HeldPart[], rooms: number, seconds: number): Promise<boolean> {
    for (const [index, { reference, stock, date, free }] of parts.entries()) {
      const wanted = { reference, stock, nights: [{ date, free }], rooms, seconds, detail: null }
      if ((await ledger.hold(wanted)) !== 'sold_out') continue
      for (const part of parts.slice(0, index)) await ledger.release(part.reference)
      return false
    }
    return true
  }

  /** Changes the number of units of confirmed parts. */
  async function resize(parts: readonly HeldPart[], rooms: number): ReturnType<SupplyLedger['move']> {
    for (const { reference, stock, date, free } of parts) {
      const wanted = { reference, stock, nights: [{ date, free }], rooms, detail: null }
      const resized = await ledger.move(wanted)
      if (resized !== 'moved') return resized
    }
    return 'moved'
  }

  const partsOf = async (reference: string) => compoundOf(await ledger.find(reference))?.parts ?? []

  return {
    async hold(wanted) {
      const known = await ledger.find(wanted.reference)
      if (known?.state === 'held' || known?.state === 'confirmed') return { expiresAt: known.expiresAt }
      const parts = newParts(wanted, 0)
      if (known?.state === 'cancelled' || !(await take(parts, wanted.rooms, wanted.seconds)))
        return 'sold_out'
      const detail: CompoundDetail = { value: wanted.detail, parts, moves: 0 }
      return ledger.hold({ ...wanted, ...joined(wanted), detail })
    },
    async extend(reference, seconds) {
      const extended = await ledger.extend(reference, seconds)
      if (extended instanceof Date)
        for (const part of await partsOf(reference)) await ledger.extend(part.reference, seconds)
      return extended
    },
    async release(reference) {
      const released = await ledger.release(reference)
      if (released) for (const part of await partsOf(reference)) await ledger.release(part.reference)
      return released
    },
    async confirm(reference) {
      const entry = await ledger.find(reference)
      const compound = compoundOf(entry)
      if (entry === null || compound === null) return null
      if (entry.state === 'confirmed') return 'confirmed'
      if (entry.state === 'released' || entry.state === 'cancelled') return 'expired'
      // What has lapsed is held again if it is still free.
      if (!(await take(compound.parts, entry.rooms, CONFIRM_SECONDS))) return 'expired'
      for (const part of compound.parts) await ledger.confirm(part.reference)
      return ledger.confirm(reference)
    },
    async cancel(reference, outcome) {
      const cancelled = await ledger.cancel(reference, outcome)
      if (cancelled) for (const part of await partsOf(reference)) await ledger.cancel(part.reference, null)
      return cancelled
    },
    async move({ detail, ...wanted }) {
      const { reference, rooms } = wanted
      const entry = await ledger.find(reference)
      const before = compoundOf(entry)
      if (entry?.state !== 'confirmed' || before === null) return null
      const moves = before.moves + 1
      const parts = newParts(wanted, moves).map((part) => {
        const old = before.parts.find(({ stock, date }) => stock === part.stock && date === part.date)
        return old ? { ...part, reference: old.reference } : part
      })
      const isOld = ({ reference: one }: HeldPart) => before.parts.some((part) => part.reference === one)
      const fresh = parts.filter((part) => !isOld(part))
      if (!(await take(fresh, rooms, CONFIRM_SECONDS))) return 'sold_out'
      const resized = await resize(parts.filter(isOld), rooms)
      if (resized !== 'moved') {
        for (const part of fresh) await ledger.release(part.reference)
        return resized
      }
      const stored: CompoundDetail = { value: detail, parts, moves }
      const moved = await ledger.move({ ...wanted, ...joined(wanted), detail: stored })
      if (moved !== 'moved') return moved
      for (const part of fresh) await ledger.confirm(part.reference)
      const kept = new Set(parts.map((part) => part.reference))
      for (const part of before.parts)
        if (!kept.has(part.reference)) await ledger.cancel(part.reference, null)
      return 'moved'
    },
    async find(reference) {
      const entry = await ledger.find(reference)
      const compound = compoundOf(entry)
      if (entry === null || compound === null) return entry
      const { parts, value } = compound
      return {
        ...entry,
        stock: compoundStock(parts.map(({ stock }) => stock)),
        nights: parts.map(({ date, free }) => ({ date, free })),
        detail: value,
      }
    },
    taken: (stocks, first, last) => ledger.taken(stocks, first, last),
  }
}

function newParts(
  { reference, ...wanted }: Pick<RequestedHold, 'reference' | 'stock' | 'nights'>,
  moves: number,
): HeldPart[] {
  return namedStocks(wanted).map((part, index) => ({ ...part, reference: `${reference}+${moves}.${index}` }))
}

/** The entry that joins the parts has a stock for itself, which is never sold out. */
function joined({ reference, nights, rooms }: Pick<RequestedHold, 'reference' | 'nights' | 'rooms'>) {
  return { stock: `joined/${reference}`, nights: [{ date: nights[0]?.date ?? '', free: rooms }] }
}

function compoundOf(entry: LedgerEntry | null): CompoundDetail | null {
  const detail = entry?.detail
  return isCompound(detail) ? detail : null
}

function isCompound(detail: unknown): detail is CompoundDetail {
  return typeof detail === 'object' && detail !== null && 'parts' in detail && Array.isArray(detail.parts)
}
