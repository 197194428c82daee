import type {
  SeatMap as DuffelSeatMap,
  SeatMapCabinRowSectionElement,
  SeatMapCabinRowSectionElementSeat,
} from '@duffel/api/types'
import type { Itinerary, SeatMap, SeatMapElement } from '../../../../../../contract/types.ts'
import { contractAmount, duffelAmount, indexOf, passengerId, segmentId } from './testing-duffel-places.ts'

/** A seat, which Duffel sells to each passenger of the map as a service; a taken seat has none. */
function duffelSeat({ kind, ...element }: SeatMapElement, passengers: number) {
  const { seat = '', isFree, name, disclosures = [], price } = element
  const sold = isFree && price ? Array.from({ length: passengers }, (_, index) => index) : []
  return {
    type: kind === 'restricted_seat' ? 'restricted_seat_general' : 'seat',
    designator: seat,
    ...(name !== undefined && { name }),
    disclosures,
    available_services: sold.map((index) => ({
      id: `ase_${seat}_${index}`,
      passenger_id: passengerId(index),
      total_amount: price ? duffelAmount(price) : '',
      total_currency: price?.currency ?? '',
    })),
  } satisfies SeatMapCabinRowSectionElementSeat
}

function duffelElement(element: SeatMapElement, passengers: number): SeatMapCabinRowSectionElement {
  const { kind, seat } = element
  const isSeat = kind === 'seat' || kind === 'restricted_seat' || seat !== undefined
  return isSeat ? duffelSeat(element, passengers) : { type: kind }
}

/** A map of Duffel, as it answers for one segment. */
export function duffelSeatMap(
  map: SeatMap,
  itineraries: readonly Itinerary[],
  passengers: number,
): DuffelSeatMap {
  const { id = '' } = itineraries[map.slice] ?? {}
  return {
    id: `sea_${map.slice}_${map.segment}`,
    slice_id: id,
    segment_id: segmentId(id, map.segment),
    cabins: map.cabins.map(({ deck, cabin, wings, rows }) => ({
      deck,
      cabin_class: cabin,
      wings: wings ? { first_row_index: wings.first, last_row_index: wings.last } : null,
      aisles: Math.max(0, ...rows.map(({ sections }) => sections.length)) - 1,
      rows: rows.map(({ sections }) => ({
        sections: sections.map((elements) => ({
          elements: elements.map((element) => duffelElement(element, passengers)),
        })),
      })),
    })),
  } satisfies DuffelSeatMap
}

/** Duffel discloses that a seat is in an exit row, which is a kind of element in the contract. */
function kindOfSeat({ type, disclosures }: SeatMapCabinRowSectionElementSeat) {
  if (type === 'restricted_seat_general') return 'restricted_seat'
  return disclosures.includes('exit_row') ? 'exit_row' : 'seat'
}

function contractElement(element: SeatMapCabinRowSectionElement) {
  if (element.type !== 'seat' && element.type !== 'restricted_seat_general') return { kind: element.type }
  const [service] = element.available_services
  return {
    kind: kindOfSeat(element),
    seat: element.designator,
    isFree: service !== undefined,
    ...(element.name !== undefined && { name: element.name }),
    ...(element.disclosures.length > 0 && {
      disclosures: element.disclosures as NonNullable<SeatMapElement['disclosures']>,
    }),
    ...(service && { price: contractAmount(service.total_amount, service.total_currency) }),
  } satisfies SeatMapElement
}

/** Reads a map of Duffel. */
export function contractSeatMap(map: DuffelSeatMap, itineraries: readonly Itinerary[]) {
  return {
    slice: itineraries.findIndex(({ id }) => id === map.slice_id),
    segment: indexOf(map.segment_id),
    cabins: map.cabins.map(({ deck, cabin_class, wings, rows }) => ({
      deck,
      cabin: cabin_class as SeatMap['cabins'][number]['cabin'],
      ...(wings && { wings: { first: wings.first_row_index, last: wings.last_row_index } }),
      rows: rows.map(({ sections }) => ({
        sections: sections.map(({ elements }) => elements.map(contractElement)),
      })),
    })),
  } satisfies SeatMap
}
