import type { OfferAvailableService } from '@duffel/api/types'
import type { FlightService, Itinerary } from '../../../../../../contract/types.ts'
import { contractAmount, duffelAmount, indexOf, passengerId, segmentId } from './testing-duffel-places.ts'

const cancelTerms = { merchant_copy: '', terms_and_conditions_url: '' }

/** The services that Duffel has: bags, and a cancellation for any reason. Meals and assistance are more than it has. */
export function duffelService(
  service: FlightService,
  itineraries: readonly Itinerary[],
): OfferAvailableService | null {
  const price = service.price ?? { amount: 0, currency: 'USD' }
  const common = {
    id: service.id,
    maximum_quantity: service.maximum,
    passenger_ids: service.passengers.map(passengerId),
    segment_ids: service.slices.flatMap((slice) => {
      const { id = '', segments = [] } = itineraries[slice] ?? {}
      return segments.map((_, index) => segmentId(id, index))
    }),
    total_amount: duffelAmount(price),
    total_currency: price.currency,
  }
  if (service.kind === 'cancel_for_any_reason') {
    const refund = duffelAmount(service.refund ?? { ...price, amount: 0 })
    return {
      ...common,
      type: 'cancel_for_any_reason',
      metadata: { ...cancelTerms, refund_amount: refund },
    }
  }
  if (service.kind !== 'checked_bag' && service.kind !== 'carry_on_bag') return null
  return {
    ...common,
    type: 'baggage',
    metadata: {
      type: service.kind === 'checked_bag' ? 'checked' : 'carry_on',
      maximum_weight_kg: service.kilograms ?? null,
      // Duffel has three sides; the contract has their sum, as airlines publish it.
      maximum_length_cm: service.sizeCm ?? null,
      maximum_height_cm: service.sizeCm === undefined ? null : 0,
      maximum_depth_cm: service.sizeCm === undefined ? null : 0,
    },
  }
}

/** Reads a service. */
export function contractService(service: OfferAvailableService, itineraries: readonly Itinerary[]) {
  const slices = itineraries.flatMap(({ id }, slice) =>
    service.segment_ids.includes(segmentId(id, 0)) ? [slice] : [],
  )
  const common = {
    id: service.id,
    passengers: service.passenger_ids.map(indexOf),
    slices,
    maximum: service.maximum_quantity,
    price: contractAmount(service.total_amount, service.total_currency),
  }
  if (service.type === 'cancel_for_any_reason') {
    const refund = contractAmount(service.metadata.refund_amount, service.total_currency)
    return { ...common, kind: 'cancel_for_any_reason', refund } satisfies FlightService
  }
  const { maximum_length_cm: length, maximum_height_cm: height, maximum_depth_cm: depth } = service.metadata
  const kilograms = service.metadata.maximum_weight_kg
  return {
    ...common,
    kind: service.metadata.type === 'checked' ? 'checked_bag' : 'carry_on_bag',
    ...(kilograms !== null && { kilograms }),
    ...(length !== null && { sizeCm: length + (height ?? 0) + (depth ?? 0) }),
  } satisfies FlightService
}
