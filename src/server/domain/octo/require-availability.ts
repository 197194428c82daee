import { dayNumber } from '../../kernel/dates/calendar.ts'
import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { ActivityDetails, PricedSlot } from '../suppliers/activity-shapes.ts'
import { unitRefusal } from '../suppliers/unit-refusal.ts'
import { availabilityIdOf, slotsOf } from './octo-availability.ts'
import { requireDetails, requireOption, requireUnits } from './octo-desk.ts'
import { OctoError } from './octo-error.ts'
import type { OctoPrice } from './octo-record.ts'
import type { OctoSource } from './octo-source.ts'

interface RequestedSlot {
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly units: readonly UnitCount[]
  /** The reference of a hold whose own places count as free. */
  readonly own?: string
}

/** A start time that was found by its id, with its activity. */
export interface FoundSlot {
  readonly details: ActivityDetails
  readonly option: ActivityOption
  readonly slot: PricedSlot
}

/** A start time at which the requested units can be held. */
export interface FoundAvailability extends FoundSlot {
  readonly slot: PricedSlot & Required<Pick<PricedSlot, 'rate'>>
}

/** Returns a start time by its id, whether it is free or not. Throws an error of OCTO that names what is unknown. */
export async function requireSlot(
  { productId, optionId, availabilityId, units, own }: RequestedSlot,
  source: OctoSource,
): Promise<FoundSlot> {
  const product = await requireDetails(productId, source)
  const option = requireOption(product, { optionId })
  requireUnits(option, units)
  const date = availabilityId.slice(0, 10)
  const unknown = () =>
    new OctoError('INVALID_AVAILABILITY_ID', 'There is no such availability.', { availabilityId })
  if (Number.isNaN(dayNumber(date))) throw unknown()
  const visit = { date, units, isDayOnly: true, ...(own !== undefined && { own }) }
  const details = await source.activities.details({ productCode: productId, visit })
  const slot = details
    ? slotsOf(details, optionId).find(
        (one) => availabilityIdOf(one, product.product.timeZone) === availabilityId,
      )
    : undefined
  if (!details || !slot) throw unknown()
  return { details, option, slot }
}

/** Returns a start time by its id, for units that can be held. Throws an error of OCTO that names what is wrong. */
export async function requireAvailability(
  wanted: RequestedSlot,
  source: OctoSource,
): Promise<FoundAvailability> {
  const { details, option, slot } = await requireSlot(wanted, source)
  const { rate } = slot
  if (rate === undefined) {
    const reason = slot.refusal ?? unitRefusal(option, wanted.units)
    const why = reason ? `These units cannot be booked together: ${reason.reason}.` : 'It is not available.'
    throw new OctoError('UNPROCESSABLE_ENTITY', why)
  }
  return { details, option, slot: { ...slot, rate } }
}

/** Returns the public price of a start time. */
export function priceOf(
  { details, slot }: FoundAvailability,
  currency: string,
  source: OctoSource,
): Promise<OctoPrice> {
  return source.priced(slot.rate.price, details.product.position, currency)
}
