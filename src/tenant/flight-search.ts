import type { CabinClass } from '../contract/types.ts'
import { addDays, laterDay } from './calendar-days.ts'
import { dealDates } from './deal-dates.ts'

export type TripKind = 'return' | 'one_way' | 'multi_city'

/** An airport, or all airports of a city. */
export interface FlightPlaceChoice {
  /** Of three letters. */
  code: string
  isCity: boolean
  /** As the visitor chose it; the code if the address has no name. */
  name: string
  /** Kilometres; airports as near are searched too. */
  within: number
}

/** One part of a journey. */
export interface FlightSlice {
  from: FlightPlaceChoice
  to: FlightPlaceChoice
  /** Local day of the departure, YYYY-MM-DD. */
  date: string
}

/** Who flies, and how. */
export interface FlightTerms {
  adults: number
  /** On the day of the last slice; below 2, an infant on an adult's lap. */
  childAges: readonly number[]
  cabin: CabinClass
}

/** The criteria of a flight search, as the results page's address carries them. */
export interface FlightSearchCriteria extends FlightTerms {
  trip: TripKind
  /** A return has two. */
  slices: readonly FlightSlice[]
  /** How many days earlier or later the first slice may depart. */
  flexibleDays: number
  /** True to include journeys of several tickets. */
  separateTickets: boolean
}

/** Limits of the contract. */
export const MOST_SLICES = 6
export const MOST_SEATS = 9
export const MOST_FLEXIBLE_DAYS = 3
/** The latest departure that airlines sell. */
export const MOST_DAYS_AHEAD = 330

export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const
export const tripKinds = ['return', 'one_way', 'multi_city'] as const
/** Kilometres that the search offers. */
export const distances = [0, 50, 100, 200] as const

/** Children below this age sit on an adult's lap. */
export const INFANT_UNTIL = 2
const ADULT_FROM = 12

export const isInfant = (age: number): boolean => age < INFANT_UNTIL

/** Returns the number of passengers with a seat of their own. */
export function seatsOf({ adults, childAges }: Pick<FlightTerms, 'adults' | 'childAges'>): number {
  return adults + childAges.filter((age) => !isInfant(age)).length
}

/** Returns the number of infants. */
export function infantsOf({ childAges }: Pick<FlightTerms, 'childAges'>): number {
  return childAges.filter(isInfant).length
}

export type PassengerFault = 'nobody' | 'childAlone' | 'tooManySeats' | 'tooManyInfants'

/** Returns why no airline carries these passengers together; null if one does. */
export function passengerFault(terms: Pick<FlightTerms, 'adults' | 'childAges'>): PassengerFault | null {
  if (terms.adults + terms.childAges.length === 0) return 'nobody'
  if (terms.adults === 0) return 'childAlone'
  if (seatsOf(terms) > MOST_SEATS) return 'tooManySeats'
  return infantsOf(terms) > terms.adults ? 'tooManyInfants' : null
}

/** Passengers and cabin before anything is chosen. Source: spec §3 (one adult). */
export const usualTerms: FlightTerms = { adults: 1, childAges: [], cabin: 'economy' }

/** Returns the days before anything is chosen: those of the deals (spec §9). */
export function usualDays(today: string, firstDayOfWeek = 0): { start: string; end: string } {
  return dealDates(today, firstDayOfWeek)
}

const base = '/booknow/flights'

/** Returns the address of a search's results. Source: spec §2.2 (/booknow/flights/search). */
export function flightSearchHref(criteria: FlightSearchCriteria): string {
  return `${base}/search?${queryOf(flightPairs(criteria))}`
}

type Pair = readonly [string, string]

/** Returns a search as the parameters of an address. */
export function flightPairs(criteria: FlightSearchCriteria): Pair[] {
  const { trip, slices, adults, childAges, cabin, flexibleDays, separateTickets } = criteria
  const places = slices.flatMap(({ from, to }) => [from, to])
  const names = new Map(
    places.filter(({ name, code }) => name !== '' && name !== code).map((place) => [place.code, place.name]),
  )
  const pairs: Pair[] = [
    ['trip', trip],
    ['slices', slices.map(({ from, to, date }) => `${placeToken(from)}.${placeToken(to)}.${date}`).join('_')],
    ['adults', String(adults)],
  ]
  if (childAges.length > 0) pairs.push(['children', childAges.join(',')])
  if (cabin !== 'economy') pairs.push(['cabin', cabin])
  if (flexibleDays > 0) pairs.push(['flexible', String(flexibleDays)])
  if (separateTickets) pairs.push(['separate', 'yes'])
  if (names.size > 0) pairs.push(['names', [...names].map(([code, name]) => `${code}~${name}`).join('|')])
  return pairs
}

/** Writes parameters as a query. */
export function queryOf(pairs: readonly Pair[]): string {
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}

function placeToken({ code, isCity, within }: FlightPlaceChoice): string {
  return `${code}${isCity ? '-all' : ''}${within > 0 ? `-${within}` : ''}`
}

type Get = (name: string) => string | null

/**
 * Reads a search from the address's parameters; null without slices of valid form. Passed or absurd days and passengers
 * that no airline carries get defaults, so that no address leads to an error page.
 */
export function readFlightSearch(get: Get, today: string): FlightSearchCriteria | null {
  const names = readNames(get('names'))
  const read = (get('slices') ?? '').split('_').map((token) => readSlice(token, names))
  const written = read.filter((slice) => slice !== null)
  if (written.length === 0 || written.length !== read.length || written.length > MOST_SLICES) return null
  const slices = withDays(written, today)
  const flexible = Number(get('flexible') ?? 0)
  return {
    trip: tripOf(get('trip'), slices),
    slices,
    ...readPassengers(get),
    cabin: cabins.find((cabin) => cabin === get('cabin')) ?? 'economy',
    flexibleDays: Number.isInteger(flexible) && flexible > 0 && flexible <= MOST_FLEXIBLE_DAYS ? flexible : 0,
    separateTickets: get('separate') === 'yes',
  }
}

/** Whether the days that an address names can be searched as they are. */
export function hasOwnDays(get: Get, criteria: FlightSearchCriteria): boolean {
  return criteria.slices.every(({ date }, at) => (get('slices') ?? '').split('_')[at]?.endsWith(date))
}

/** The kind that fits the slices; a return flies back from where it went to. */
function tripOf(named: string | null, slices: readonly FlightSlice[]): TripKind {
  const [out, back, ...more] = slices
  if (!back) return 'one_way'
  const isReturn = more.length === 0 && out?.from.code === back.to.code && out.to.code === back.from.code
  return named !== 'multi_city' && isReturn ? 'return' : 'multi_city'
}

function readNames(text: string | null): ReadonlyMap<string, string> {
  return new Map(
    (text ?? '')
      .split('|')
      .slice(0, 2 * MOST_SLICES)
      .flatMap((pair): [string, string][] => {
        const [, code, name] = /^([A-Z]{3})~(.{1,80})$/.exec(pair) ?? []
        return code && name ? [[code, name]] : []
      }),
  )
}

const slicePattern =
  /^([A-Z]{3})(-all)?(?:-(\d{1,3}))?\.([A-Z]{3})(-all)?(?:-(\d{1,3}))?\.(\d{4}-\d{2}-\d{2})$/

function readSlice(token: string, names: ReadonlyMap<string, string>): FlightSlice | null {
  const match = slicePattern.exec(token)
  if (!match) return null
  const [, from = '', fromAll, fromWithin, to = '', toAll, toWithin, date = ''] = match
  const isDay = !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date
  if (!isDay || from === to) return null
  const place = (code: string, all: string | undefined, within: string | undefined): FlightPlaceChoice => ({
    code,
    isCity: all !== undefined,
    name: names.get(code) ?? code,
    within: distances.find((one) => String(one) === within) ?? 0,
  })
  return { from: place(from, fromAll, fromWithin), to: place(to, toAll, toWithin), date }
}

/** Moves the whole journey into the bookable days if it starts in the past, and puts its days in order. */
function withDays(slices: readonly FlightSlice[], today: string): FlightSlice[] {
  const latest = addDays(today, MOST_DAYS_AHEAD)
  const [first] = slices
  const isBookable = first !== undefined && first.date >= today && first.date <= latest
  const { start } = usualDays(today)
  const shift = first && !isBookable ? Date.parse(start) - Date.parse(first.date) : 0
  let earliest = today
  return slices.map((slice) => {
    const moved = laterDay(new Date(Date.parse(slice.date) + shift).toISOString().slice(0, 10), earliest)
    const date = laterDay(moved, latest) === latest ? moved : latest
    earliest = date
    return { ...slice, date }
  })
}

function readPassengers(get: Get): Pick<FlightTerms, 'adults' | 'childAges'> {
  const adults = /^\d$/.test(get('adults') ?? '') ? Number(get('adults')) : usualTerms.adults
  const ages = (get('children') ?? '').split(',').filter((age) => /^\d{1,2}$/.test(age))
  const terms = { adults, childAges: ages.map(Number).filter((age) => age < ADULT_FROM) }
  return passengerFault(terms) === null ? terms : { adults: usualTerms.adults, childAges: [] }
}
