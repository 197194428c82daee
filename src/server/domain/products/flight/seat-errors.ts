import type { CabinClass, FieldError, FlightPassenger, SeatWanted } from '../../../../contract/types.ts'
import type { SliceFare } from '../../suppliers/flight-fare.ts'
import type { SupplierSeat, SupplierSeatMap } from '../../suppliers/flight-shapes.ts'

/** What decides which seats the passengers of a journey can have. */
export interface SeatedJourney {
  readonly passengers: readonly FlightPassenger[]
  readonly slices: readonly Pick<SliceFare, 'segments'>[]
  readonly seatMaps: readonly SupplierSeatMap[]
}

/**
 * Returns what is wrong with chosen seats: each must be a free seat of the fare's cabin on a segment of the journey,
 * for a passenger who has a seat and may sit there; one passenger a seat and one seat a passenger on each segment.
 */
export function seatErrors(wanted: readonly SeatWanted[], journey: SeatedJourney, at: string): FieldError[] {
  const named = new Set<string>()
  const lapless = new Set<number>()
  return wanted.flatMap((one, index): FieldError[] => {
    const field = `${at}[${index}]`
    const { slice, segment, passenger, seat } = one
    const [ofPassenger, ofSeat] = [`${slice} ${segment} p${passenger}`, `${slice} ${segment} ${seat}`]
    const isTwice = named.has(ofPassenger)
    const isShared = named.has(ofSeat)
    named.add(ofPassenger).add(ofSeat)
    if (isTwice)
      return [{ field: `${field}.passenger`, reason: 'already has a seat on this segment in the list' }]
    if (isShared) return [{ field: `${field}.seat`, reason: `${seat} is named twice on this segment` }]
    const errors = [...seatError(one, journey), ...lapErrors(one, journey, lapless)]
    return errors.slice(0, 1).map((error) => ({ ...error, field: `${field}.${error.field}` }))
  })
}

/**
 * An adult may take a seat without infants, as in an exit row, while another adult has a lap for each infant. `lapless`
 * collects the adults without one.
 */
function lapErrors(
  { slice, segment, passenger, seat }: SeatWanted,
  { passengers, seatMaps }: SeatedJourney,
  lapless: Set<number>,
): FieldError[] {
  const map = seatMaps.find((one) => one.slice === slice && one.segment === segment)
  const disclosures = (map && seatIn(map, seat)?.element.disclosures) ?? []
  const isLapless = disclosures.includes('exit_row') || disclosures.includes('no_infants')
  if (passengers[passenger]?.type !== 'adult' || !isLapless) return []
  lapless.add(passenger)
  const count = (type: FlightPassenger['type']) => passengers.filter((one) => one.type === type).length
  if (count('adult') - lapless.size >= count('infant')) return []
  const row = disclosures.includes('exit_row') ? 'is in an exit row' : 'takes no infants'
  return [{ field: 'seat', reason: `${seat} ${row}, and each infant needs the lap of an adult elsewhere` }]
}

function seatError(
  { slice, segment, passenger, seat }: SeatWanted,
  { passengers, slices, seatMaps }: SeatedJourney,
): FieldError[] {
  const person = passengers[passenger]
  const fares = slices[slice]
  const fare = fares?.segments[segment]
  if (fares === undefined) return [{ field: 'slice', reason: 'must be the index of a slice of the journey' }]
  if (fare === undefined) return [{ field: 'segment', reason: 'must be the index of a segment of the slice' }]
  if (person === undefined)
    return [{ field: 'passenger', reason: 'must be the index of a passenger of the journey' }]
  if (person.type === 'infant')
    return [{ field: 'passenger', reason: 'is an infant, who sits on the lap of an adult' }]
  const map = seatMaps.find((one) => one.slice === slice && one.segment === segment)
  if (map === undefined) return [{ field: 'segment', reason: 'has no seats to choose' }]
  const found = seatIn(map, seat)
  if (found === undefined) return [{ field: 'seat', reason: `${seat} is not a seat of this flight` }]
  if (found.cabin !== fare.cabin)
    return [{ field: 'seat', reason: `${seat} is in another cabin than the fare's` }]
  if (found.element.kind !== 'seat' || found.element.isFree !== true)
    return [{ field: 'seat', reason: `${seat} is taken: choose another` }]
  return person.type === 'child' && found.element.disclosures?.includes('exit_row')
    ? [{ field: 'seat', reason: `${seat} is in an exit row, where children cannot sit` }]
    : []
}

/** Returns a seat of a map with its cabin; undefined if the flight has no such seat. */
export function seatIn(
  { cabins }: SupplierSeatMap,
  seat: string,
): { cabin: CabinClass; element: SupplierSeat } | undefined {
  for (const { cabin, rows } of cabins) {
    for (const { sections } of rows) {
      const element = sections.flat().find((one) => one.seat === seat)
      if (element !== undefined) return { cabin, element }
    }
  }
  return undefined
}
