import type { BookedStay } from '../../../../contract/types.ts'
import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'

/** Takes what of a hotel is quoted or booked, and how it can be cancelled, and gives it as the contract has it. */
export function bookedStay(subject: QuotedStay, policy: SoldPolicy): BookedStay {
  const { property, room, stay, occupancies, board, payment, isRefundable, deposit } = subject
  // How many rooms of a type a house has is its own business.
  const { rooms: _, ...type } = room
  return structuredClone({
    hotel: property,
    room: type,
    rate: { board, payment, isRefundable, policy, ...(deposit && { deposit }) },
    stay,
    rooms: occupancies,
  }) as unknown as BookedStay
}
