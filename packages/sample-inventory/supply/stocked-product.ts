import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import { type StockedNights, stockedNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type {
  BookingCapabilities,
  BookRequest,
  SupplierQuote,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { SavedCharge, SupplierChange } from '../../../src/server/domain/suppliers/supplier-change.ts'
import type { SupplierCredit } from '../../../src/server/domain/suppliers/supplier-credit.ts'
import type { SupplierTicket } from '../../../src/server/domain/suppliers/supplier-ticket.ts'
import type { LedgerEntry, SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'

/** A booking keeps the units it has, however many are sold since. */
export const KEPT = 10_000

/** What a supplier knows of a booking that is changed. */
export interface BookedState {
  /** The code of the accepted `MovedItem`. */
  readonly move?: string
  /** What cancelling the booking would cost now, net, in minor units. */
  readonly forfeited: number
}

/** What every rate's key contains. */
export interface StockKey {
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

/** The units that a rate takes of its stock, and its terms. */
export interface StockUnits extends StockedNights {
  readonly rooms: number
  /** Net. */
  readonly price: Money
  readonly policy: CancellationPolicy
  /** Whether the supplier confirms it later; it then answers `pending` first. */
  readonly isManual?: boolean
}

/** What the booking half of the built-in supplier asks of a product. */
export interface StockedProduct<Key extends StockKey> {
  readonly product: string
  readonly capabilities: Pick<BookingCapabilities, 'actions'>
  /** Returns a key's values, or null for any text that is no key. */
  decode(rateKey: string): Key | null
  /**
   * Returns the units of a rate at the price of the key's day, counted in this ledger. Null for an unknown rate. The
   * stock is today's: what was sold since the key's day stays sold. `move` is the code of the accepted `MovedItem`.
   */
  unitsOf(key: Key, ledger: SupplyLedger, move?: string): Promise<StockUnits | 'sold_out' | null>
  /** Whether everyone is named who has to be. */
  isNamed(travellers: BookRequest['travellers'], units: number): boolean
  /**
   * Returns the whole booking after a change, at today's price; null if its terms forbid it. The booking's own units
   * count as free. A booking that the supplier moved stays moved, and a change does not return what is forfeited.
   */
  amendQuote(
    key: Key,
    change: object,
    ledger: SupplyLedger,
    booked: BookedState,
  ): Promise<SupplierQuote<object> | null>
  /** Returns until when a booking can be changed; absent if until cancelling costs something. */
  changesEndAt?(key: Key): Promise<Date | null>
  /** Whether travellers may answer questions again after the booking. */
  readonly takesLaterAnswers?: boolean
  /** The longest hold in seconds; half an hour by default. */
  readonly longestHoldSeconds?: number
  /** Whether a change is a new booking with a new number. */
  readonly isRebooked: boolean
  /** Scenarios in which the supplier changes a booking by itself. */
  readonly moving: readonly Scenario[]
  /** Returns what the supplier changes a booking to, by its code; without a code, what it chooses. Null for nothing. */
  movedTo(key: Key, code: string | null): Promise<MovedItem | null>
  /** Returns what travellers get for a later booking if nothing is refunded; absent if the product gives nothing. */
  creditsOf?(key: Key): Promise<readonly SupplierCredit[]>
  /** Returns the tickets of a confirmed booking; absent if the product has none. */
  ticketsOf?(reference: string, key: Key): readonly SupplierTicket[]
}

/** A booking after the supplier's own change. */
export interface MovedItem {
  readonly code: string
  readonly stock: string
  /** In the product's own shape. */
  readonly becomes: object
  /** The key of the booking once the change is accepted. */
  readonly rateKey: string
  /** Until when it can be answered at the latest. */
  readonly latest: Date
  /** Another day, YYYY-MM-DD; absent if the days stay. */
  readonly date?: string
  /** The local starts before and after, if the terms move with them: YYYY-MM-DDTHH:mm:ss. */
  readonly starts?: { readonly was: string; readonly becomes: string }
  /** The days and stocks it takes instead of `stock` and `date`, if it takes several. */
  readonly nights?: StockedNights['nights']
  /** What the price loses once it is accepted; nothing by default. */
  readonly savedCharges?: readonly SavedCharge[]
  /** What the traveller can answer; `accept` and `cancel` by default. */
  readonly answers?: SupplierChange['answers']
  /** What happens without an answer; `accept` by default. */
  readonly unlessAnswered?: SupplierChange['unlessAnswered']
}

/** Returns a ledger in which an entry's own units are free, so that they do not block their change. */
export function withoutOwn({ stock, nights, rooms }: LedgerEntry, ledger: SupplyLedger): SupplyLedger {
  const taken: SupplyLedger['taken'] = async (stocks, first, last) => {
    const left = new Map(await ledger.taken(stocks, first, last))
    for (const { stock: own, date } of stockedNights({ stock, nights })) {
      const units = left.get(own)
      if (units?.has(date)) left.set(own, new Map(units).set(date, (units.get(date) ?? 0) - rooms))
    }
    return left
  }
  return { ...ledger, taken }
}

/** Returns a ledger in which the units of a hold are free; the ledger itself without a hold. */
export async function withoutHeld(held: string | undefined, ledger: SupplyLedger): Promise<SupplyLedger> {
  const entry = held === undefined ? null : await ledger.find(held)
  const isTaking = entry?.state === 'held' || entry?.state === 'confirmed'
  return entry && isTaking ? withoutOwn(entry, ledger) : ledger
}

/** Whether each of this many groups has an adult to lead it. */
export function hasLeads(travellers: BookRequest['travellers'], groups: number): boolean {
  const led = travellers.filter(
    ({ type, givenName, familyName }) => type === 'adult' && givenName && familyName,
  )
  return Array.from({ length: groups }, (_, index) => index + 1).every((group) =>
    led.some((one) => one.group === group),
  )
}
