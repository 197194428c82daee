import type { ActivityOption } from '../suppliers/activity-option.ts'
import type { ActivityProduct } from '../suppliers/activity-product.ts'
import type { ActivityDetails } from '../suppliers/activity-shapes.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import type { OctoDesk } from './booking-desk.ts'
import { requireDetails, requireOption } from './octo-desk.ts'
import { pickupAnswersOf } from './octo-pickups.ts'
import { bookingAnswers } from './octo-questions.ts'
import type { OctoRecord } from './octo-record.ts'

/** Returns the activity and the option of a booking. */
export async function bookedOption(
  record: Pick<OctoRecord, 'productId' | 'optionId'>,
  desk: OctoDesk,
): Promise<{ details: ActivityDetails; option: ActivityOption }> {
  const details = await requireDetails(record.productId, desk)
  return { details, option: requireOption(details, record) }
}

/** Returns all answers of a party for its supplier. */
export function answersOf(
  record: Pick<OctoRecord, 'pickup' | 'questionAnswers'>,
  option: ActivityOption,
  product: ActivityProduct,
): BookingAnswer[] {
  return [...pickupAnswersOf(record.pickup, option, product), ...bookingAnswers(record.questionAnswers)]
}
