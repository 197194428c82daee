import type { ResortHold as ResortHoldDto } from '../../../../contract/types.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Supplier } from '../../suppliers/port.ts'
import type { HoldOwner, ResortHold } from '../../suppliers/resort-offer.ts'

const statuses = { held: 'HOLD', released: 'RELEASE', expired: 'EXPIRED', confirmed: 'CONFIRMED' } as const

/** Takes the supplier, whose hold it is and perhaps its reference, and gives the hold as the contract writes it, or null. */
export async function checkResortHold(
  supplier: Supplier,
  owner: HoldOwner,
  reference?: string,
): Promise<ResortHoldDto | null> {
  const hold = isVisit(owner) ? await supplier.resortHold(owner, reference) : null
  return hold && toDto(hold)
}

/**
 * Takes the supplier, whose hold it is and its reference, and releases it (spec §4, status RELEASE); releasing twice is
 * as good as once. Throws 404 for an unknown reference, 409 for a hold that has expired or become a booking.
 */
export async function releaseResortHold(
  supplier: Supplier,
  owner: HoldOwner,
  reference: string,
): Promise<ResortHoldDto> {
  const hold = isVisit(owner) ? await supplier.releaseResort(owner, reference) : null
  if (!hold) throw new Problem({ code: 'not_found', detail: 'There is no hold with this reference.' })
  if (hold.status === 'expired')
    throw new Problem({ code: 'hold_expired', detail: 'The hold has expired by itself.' })
  if (hold.status === 'confirmed') {
    throw new Problem({
      code: 'conflict',
      detail: 'The hold has become a booking; cancel the booking instead.',
    })
  }
  return toDto(hold)
}

/** Callers without a visit would otherwise all be one visitor and see each other's holds. */
function isVisit({ visitId }: HoldOwner): boolean {
  return visitId !== ''
}

function toDto({ reference, status, expiresAt }: ResortHold): ResortHoldDto {
  return { reference_number: reference, status: statuses[status], expiresAt }
}
