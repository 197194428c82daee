import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { OctoDesk } from './booking-desk.ts'
import { bookedRecord, times } from './octo-next-record.ts'
import type { OctoRecord, OctoReplacement } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'

interface Replaced {
  readonly record: OctoRecord
  /** Why the former hold stays; null if it was replaced. */
  readonly refusal: SupplierRefusal | null
}

/**
 * Replaces what is held by what was requested, and returns the new record; repeated calls are safe. A hold that was
 * booked meanwhile stays.
 */
export async function replacedRecord(
  { replacing: _, ...record }: OctoRecord,
  { becomes, rateKey, minutes }: OctoReplacement,
  desk: OctoDesk,
): Promise<Replaced> {
  const { activities } = desk
  const replaces = referenceOf(record, desk)
  const { reference, holds } = becomes
  const kept = { ...record, ...times(desk), holds }
  try {
    const held = await activities.hold({ reference, rateKey, seconds: 60 * minutes, replaces })
    if ((await activities.release(replaces)) === 'confirmed') {
      await activities.release(reference)
      const booked = await activities.retrieve(replaces)
      return { record: booked ? bookedRecord(kept, booked, desk) : kept, refusal: null }
    }
    const expiresAt = held.expiresAt.toISOString()
    return { record: { ...kept, ...becomes, ...times(desk), expiresAt }, refusal: null }
  } catch (error) {
    if (!(error instanceof SupplierRefusal)) throw error
    return { record: kept, refusal: error }
  }
}
