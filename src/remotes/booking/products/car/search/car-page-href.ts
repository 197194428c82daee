import type { CoverLevel, ExtrasWanted, Rental } from '../../../../../contract/types.ts'
import { type CarSearchCriteria, carHref } from '../../../../../tenant/car-search.ts'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { readOfferId } from '../../../spine/results/results-view.ts'
import { carPaths } from '../paths.ts'
import { coverLevels } from '../rental/rates.ts'

const MOST_KINDS = 20
const rateKeyPattern = /^[\w-]{8,2000}$/

/** Returns the address of a car's page with the client of the current address. */
export function carPageHref(params: URLSearchParams, carId: string, criteria: CarSearchCriteria): string {
  return withClient(carHref(carId, criteria), readClient(params))
}

/** Adds the key of a rate to a car's page, so that the car need not be searched again. */
export function withRate(href: string, rateKey: string): string {
  return `${href}&rate=${encodeURIComponent(rateKey)}`
}

/** Reads the car that an address names; null if the id's form is invalid. */
export function readCarId(params: URLSearchParams): string | null {
  return readOfferId(params, 'carId')
}

/** Returns the address where the extras of a car's rate are chosen: that of the car's page with the rate. */
export function extrasHref(carPage: string, rateKey: string, extras: ExtrasWanted = []): string {
  const query = new URLSearchParams(carPage.split('?')[1])
  query.set('rate', rateKey)
  if (extras.length > 0) query.set('extras', writeExtras(extras))
  return `${carPaths.extras}?${query}`
}

/** Reads the key of the chosen rate; null if its form is invalid. */
export function readRate(params: URLSearchParams): string | null {
  const key = params.get('rate') ?? ''
  return rateKeyPattern.test(key) ? key : null
}

/** Reads the cover that an address prefers; null for any other value. */
export function readCover(params: URLSearchParams): CoverLevel | null {
  return coverLevels.find((level) => level === params.get('cover')) ?? null
}

/** Reads extras such as `child_seat.2,gps.1`; ignores invalid ones. The server checks what the car offers. */
export function readExtras(params: URLSearchParams): ExtrasWanted {
  const pairs = (params.get('extras') ?? '').split(',').flatMap((pair) => {
    const [, code = '', count = ''] = /^([a-z][a-z0-9_]{1,39})\.([1-9])$/.exec(pair) ?? []
    return code === '' ? [] : [[code, Number(count)] as const]
  })
  return [...new Map(pairs)].slice(0, MOST_KINDS).map(([code, count]) => ({ code, count }))
}

/** Writes extras for an address; empty without any. */
export function writeExtras(extras: ExtrasWanted): string {
  return extras.map(({ code, count }) => `${code}.${count}`).join(',')
}

/** Returns the search that a quoted or booked rental came from, or one like it. */
export function criteriaOf({ pickUp, dropOff, driverAge, residence }: Rental): CarSearchCriteria {
  const place = ({ name, position }: Rental['pickUp']['desk']) => ({ name, ...position })
  return {
    pickUp: place(pickUp.desk),
    dropOff: dropOff.desk.id === pickUp.desk.id ? null : place(dropOff.desk),
    pickUpAt: pickUp.at.slice(0, 16),
    dropOffAt: dropOff.at.slice(0, 16),
    driverAge,
    residence,
  }
}
