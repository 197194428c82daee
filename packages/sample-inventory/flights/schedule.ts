import { weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { mix, unit } from '../random.ts'
import { aircraftFor } from './choose-aircraft.ts'
import type { Flight } from './flight.ts'
import { kilometresBetween } from './flight-atlas.ts'
import { airlineSeed, FARTHEST_NONSTOP_KM, type NetworkSources, pairOf, type Route } from './network.ts'
import { technicalStop } from './technical-stop.ts'
import { MINUTES_PER_DAY, type Minute, momentOf, offsetAt } from './zone-clock.ts'

/** When connections meet at hubs, in local minutes of the day: flights arrive before and depart after. */
const banks: readonly number[] = [425, 560, 690, 815, 950, 1_085, 1_210, 1_310]
/** Hubs between continents also work at night. */
const nightBanks: readonly number[] = [135, 480, 600, 815, 950, 1_085, 1_220, 1_345]
const ARRIVES_BEFORE = { least: 55, most: 100 }
const DEPARTS_AFTER = { least: 5, most: 35 }
const TAXI_MINUTES = 35
const FASTEST_KMH = 830
const GRID = 5
const LONG_KM = 5_500
const NOON = 815

/** Returns the flights of a route that depart on a local day, by their number. Pure, and made on demand. */
export function flightsOn(route: Route, day: number, sources: NetworkSources): Flight[] {
  const seed = routeSeed(route, sources.seed)
  const perDay = Math.floor(route.weekly / 7)
  if (perDay === 0 && !operatesOn(route.weekly, seed, day)) return []
  const stop = route.kilometres > FARTHEST_NONSTOP_KM ? technicalStop(route, sources.atlas) : null
  if (route.kilometres > FARTHEST_NONSTOP_KM && stop === null) return []
  return slotsOf(route, seed, day)
    .slice(0, Math.max(1, perDay))
    .sort((a, b) => a.bank - b.bank)
    .map(({ bank, departure }) => {
      const flightSeed = mix(seed, bank)
      const aircraft = aircraftFor(route, unit(mix(flightSeed, 0x5a)))
      const minutes = stop
        ? flyingMinutes(kilometresBetween(route.from, stop.station), FASTEST_KMH) +
          flyingMinutes(kilometresBetween(stop.station, route.to), FASTEST_KMH) +
          stop.minutes
        : flyingMinutes(route.kilometres, aircraft.cruiseKmh)
      const departs = momentOf(day * MINUTES_PER_DAY + departure, route.from.timeZone)
      return {
        airline: route.airline,
        number: flightNumber(route, seed, bank),
        from: route.from,
        to: route.to,
        day,
        departs,
        arrives: departs + minutes,
        aircraft,
        kilometres: Math.round(route.kilometres),
        stop,
        seed: mix(flightSeed, day),
      }
    })
}

interface Slot {
  /** The number of its bank at the hub. */
  readonly bank: number
  /** Local minute of the day. */
  readonly departure: number
}

/** The departures of a route, the most convenient first. */
function slotsOf(route: Route, seed: number, day: number): Slot[] {
  const { from, to, isFromHub, kilometres } = route
  const hub = isFromHub ? from : to
  const noon: Minute = day * MINUTES_PER_DAY + MINUTES_PER_DAY / 2
  const east = offsetAt(noon, to.timeZone) - offsetAt(noon, from.timeZone)
  const minutes = flyingMinutes(kilometres, FASTEST_KMH)
  return (hub.region === 'middle_east' ? nightBanks : banks)
    .map((time, bank) => {
      const luck = unit(mix(seed, bank + 0x100))
      const range = isFromHub ? DEPARTS_AFTER : ARRIVES_BEFORE
      const gap = range.least + luck * (range.most - range.least)
      const departure = minuteOfDay(isFromHub ? time + gap : time - gap - minutes - east)
      const arrival = minuteOfDay(departure + minutes + east)
      const spread =
        unit(mix(seed, bank + 0x200)) * (route.weekly > 7 ? 170 : 25) + unconnected(time, arrival, route)
      return {
        bank,
        departure,
        trouble: nightTrouble(departure, isFromHub) + nightTrouble(arrival, false) + spread,
      }
    })
    .sort((a, b) => a.trouble - b.trouble)
}

/** A route's only flight meets the others at its ends: feeders at noon, long flights leave later and land earlier. */
function unconnected(time: number, arrival: number, { weekly, kilometres }: Route): number {
  if (weekly > 7) return 0
  if (kilometres < LONG_KM) return Math.abs(time - NOON)
  return (time <= NOON ? 180 : 0) + (arrival > NOON - 60 ? 150 : 0)
}

/** Passengers avoid the small hours; a hub's own night bank has its connections. */
function nightTrouble(minute: number, isBank: boolean): number {
  if (isBank || (minute >= 345 && minute <= 1_430)) return 0
  return minute >= 60 && minute < 290 ? 600 : 220
}

function minuteOfDay(minute: number): number {
  const rounded = Math.round(minute / GRID) * GRID
  return ((rounded % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

function flyingMinutes(kilometres: number, cruiseKmh: number): number {
  const exact = (kilometres / Math.min(FASTEST_KMH, cruiseKmh)) * 60 + TAXI_MINUTES
  return Math.round(exact / GRID) * GRID
}

/** Whether a route with fewer than seven flights a week has one on the day, spread over the week. */
function operatesOn(weekly: number, seed: number, day: number): boolean {
  const place = (weekdayOf(day) + (seed % 7)) % 7
  return Math.floor(((place + 1) * weekly) / 7) > Math.floor((place * weekly) / 7)
}

/** Stable for a route and a bank; the flight back has the next number. */
function flightNumber({ from, to, kilometres }: Route, seed: number, bank: number): number {
  const [first, blocks] = kilometres > LONG_KM ? [1, 55] : [1_001, 249]
  return first + ((seed >>> 3) % blocks) * 16 + bank * 2 + (from.index < to.index ? 0 : 1)
}

/** The same for both directions. */
function routeSeed({ airline, from, to }: Route, seed: number): number {
  return mix(mix(mix(seed, 0xf11), pairOf(from, to)), airlineSeed(airline))
}
