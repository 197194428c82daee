import type { ProductBooking } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { utcDay } from '../../../src/server/kernel/dates/calendar.ts'
import { amendHeld, heldAmendment, heldAmendQuote } from './amend-held.ts'
import { bookedHeld, bookHeld } from './book-held.ts'
import { cancelHeld, heldCancellationQuote } from './cancel-held.ts'
import { heldItem } from './held-item.ts'
import { holdUnits } from './hold-units.ts'
import type { StockedProduct, StockKey } from './stocked-product.ts'
import { acceptHeldMove, heldMoves } from './supplier-moves.ts'

export interface SampleOptions {
  readonly ledger: SupplyLedger
  readonly clock: () => Date
  /** Whether scenarios are active; otherwise keys with a scenario are refused. */
  readonly isScripted: boolean
  /** Resolves after this many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

/** The reading half's part of the scenarios, for a supplier's search, details and quotes. */
export interface Acting<Key> {
  /** Returns the scenario if scenarios are active. */
  active(scenario: Scenario | null | undefined): Scenario | null
  /** Waits if the scenario is slow. */
  takeTime(scenario: Scenario | null): Promise<void>
  /** Returns a key's values after the scenario's wait, or null for a text that is no key here. */
  keyOf(rateKey: string): Promise<Key | null>
}

const slowly = 3_000
const usualHoldSeconds = 1_800

/** Returns what the reading half of a product needs to act out scenarios. */
export function acting<Key extends StockKey>(
  { isScripted, pause }: Pick<SampleOptions, 'isScripted' | 'pause'>,
  decode: (rateKey: string) => Key | null,
): Acting<Key> {
  const takeTime = async (scenario: Scenario | null) => {
    if (scenario === 'slow') await pause(slowly)
  }
  return {
    active: (scenario) => (isScripted ? (scenario ?? null) : null),
    takeTime,
    async keyOf(rateKey) {
      const key = decode(rateKey)
      if (key === null || (key.scenario !== null && !isScripted)) return null
      await takeTime(key.scenario)
      return key
    },
  }
}

/** Returns the binding half of a product of the built-in supplier. */
export function sampleBooking<Key extends StockKey>(
  of: StockedProduct<Key>,
  options: SampleOptions,
): ProductBooking {
  const { ledger, clock, isScripted } = options
  const longestHoldSeconds = of.longestHoldSeconds ?? usualHoldSeconds
  const { takeTime, keyOf } = acting(options, of.decode)
  const today = () => utcDay(clock())
  const moment = () => ({ now: clock(), today: today() })
  const takeTimeFor = async (reference: string) =>
    takeTime(heldItem(await ledger.find(reference), of.product)?.scenario ?? null)
  return {
    capabilities: () => ({
      ...of.capabilities,
      longestHoldSeconds,
      canExtend: true,
      changesUntil: of.changesEndAt ? 'start' : 'penalty',
      reportsChanges: isScripted,
    }),
    async hold(request) {
      const seconds = Math.min(request.seconds, longestHoldSeconds)
      return holdUnits({ ...request, seconds }, await keyOf(request.rateKey), of, ledger, today())
    },
    async extend(reference, seconds) {
      await takeTimeFor(reference)
      const expiresAt = await ledger.extend(reference, Math.min(seconds, longestHoldSeconds))
      return expiresAt instanceof Date ? { reference, expiresAt } : expiresAt
    },
    async release(reference) {
      const released = await ledger.release(reference)
      if (released) return released
      return (await ledger.find(reference))?.state === 'confirmed' ? 'confirmed' : null
    },
    async book(request) {
      await takeTimeFor(request.reference)
      return bookHeld(request, of, ledger)
    },
    ...(of.takesLaterAnswers && {
      async answer(reference: string) {
        const isBooked = (await ledger.find(reference))?.state === 'confirmed'
        return isBooked ? ('stored' as const) : null
      },
    }),
    retrieve: (reference) => bookedHeld(reference, of, ledger),
    cancelQuote: (reference) => heldCancellationQuote(reference, of, ledger, clock()),
    async cancel(reference, { expectedPenalty: expected }) {
      await takeTimeFor(reference)
      return cancelHeld({ reference, expected }, of, ledger, clock())
    },
    amendQuote: (reference, change) => heldAmendQuote(reference, change, of, ledger, moment()),
    async amend(request) {
      await takeTimeFor(request.reference)
      return amendHeld(request, of, ledger, moment())
    },
    amendment: (reference, amendment) => heldAmendment(reference, amendment, of, ledger),
    changes: (reference) => heldMoves(reference, of, ledger, clock()),
    acceptChange: (reference, change) => acceptHeldMove(reference, change, of, ledger),
  }
}
