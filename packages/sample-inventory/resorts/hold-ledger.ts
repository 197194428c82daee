import type { HoldOwner, ResortHold } from '../../../src/server/domain/suppliers/resort-offer.ts'

/** Keeps holds: the one thing of the inventory that is not computed. */
export interface HoldLedger {
  /** The hold with this reference, or without one the latest of the visit. */
  find(owner: HoldOwner, reference?: string): Promise<ResortHold | null>
  save(owner: HoldOwner, hold: ResortHold): Promise<void>
}

/**
 * Takes a ledger and a clock and gives the ledger's holds as they are now: one whose time has passed reads as expired.
 */
export async function holdNow(
  ledger: HoldLedger,
  clock: () => Date,
  owner: HoldOwner,
  reference?: string,
): Promise<ResortHold | null> {
  const hold = await ledger.find(owner, reference)
  if (hold?.status !== 'held' || Date.parse(hold.expiresAt) > clock().getTime()) return hold
  return { ...hold, status: 'expired' }
}

/** Lets go of a hold that is still held; any other state stays. Null for a reference that this visit does not have. */
export async function releaseHold(
  ledger: HoldLedger,
  clock: () => Date,
  owner: HoldOwner,
  reference: string,
): Promise<ResortHold | null> {
  const hold = await holdNow(ledger, clock, owner, reference)
  if (hold?.status !== 'held') return hold
  const released = { ...hold, status: 'released' } as const
  await ledger.save(owner, released)
  return released
}

/** Gives a ledger that lives as long as the process. */
export function memoryHoldLedger(): HoldLedger {
  const holds = new Map<string, Map<string, ResortHold>>()
  const keyOf = ({ agencyId, visitId }: HoldOwner) => JSON.stringify([agencyId, visitId])
  return {
    async find(owner, reference) {
      const own = holds.get(keyOf(owner))
      if (reference !== undefined) return own?.get(reference) ?? null
      return [...(own?.values() ?? [])].at(-1) ?? null
    },
    async save(owner, hold) {
      const own = holds.get(keyOf(owner)) ?? new Map<string, ResortHold>()
      holds.set(keyOf(owner), own.set(hold.reference, hold))
    },
  }
}
