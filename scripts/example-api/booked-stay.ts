import type { components } from '../../src/contract/api.gen.ts'
import type { FoundRate } from './rates.ts'

type BookedStay = components['schemas']['BookedStay']

/** The part of a hotel that a rate books. */
export function bookedStay({ found, rate, stay, rooms }: FoundRate): BookedStay {
  const { board, payment, isRefundable, policy } = rate
  return {
    hotel: found.hotel,
    room: found.room,
    rate: { board, payment, isRefundable, policy },
    stay,
    rooms: rooms.map(({ adults, childAges = [] }) => ({ adults, childAges })),
  }
}
