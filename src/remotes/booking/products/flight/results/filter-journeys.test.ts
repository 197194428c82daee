import { describe, expect, it } from 'vitest'
import { gatherPieces } from '../../../../../api/flights.ts'
import { offers, offersLine } from '../testing-flight-answers.ts'
import { cardJourney, flightEntries } from './card-journey.ts'
import { choiceFacets, flagFacet, mostFacets } from './facets.ts'
import { alternativeEnds, filterJourneys } from './filter-journeys.ts'
import { anyHours, type FlightFilters, filterAddress, noFilters, withHours } from './flight-filters.ts'
import { firstOfTabs } from './sort-tabs.tsx'
import { bestScore, sorts } from './sorts.ts'

const found = gatherPieces({}, offersLine)
const journeys = offers.flatMap((offer) => cardJourney(offer, found) ?? [])
const with_ = (changed: Partial<FlightFilters>): FlightFilters => ({ ...noFilters, ...changed })
const entriesWith = (changed: Partial<FlightFilters>) =>
  flightEntries(filterJourneys(journeys, with_(changed)), 0)
const left = (changed: Partial<FlightFilters>) =>
  entriesWith(changed)
    .map(({ id }) => id)
    .toSorted()
const flags = (name: keyof FlightFilters['flags']) => ({ flags: { ...noFilters.flags, [name]: true } })
const most = (name: keyof FlightFilters['most'], value: number) => ({
  most: { ...noFilters.most, [name]: value },
})
const choice = (name: keyof FlightFilters['choices'], ...values: string[]) => ({
  choices: { ...noFilters.choices, [name]: values },
})

describe('flights of a slice', () => {
  it('are one for each itinerary, with its cheapest journey', () => {
    const direct = entriesWith({}).find(({ id }) => id === 'out-direct')
    expect(entriesWith({})).toHaveLength(3)
    expect(direct?.total).toBe(82_000)
    expect(direct?.journey.offer.itineraries[1]).toBe('back-late')
  })

  it('wait for itineraries that have not arrived', () => {
    expect(cardJourney(offers[0] as (typeof offers)[number], { itineraries: {} })).toBeNull()
  })
})

describe('filters of flights', () => {
  it('bound the stops, the layover and the duration of every slice', () => {
    expect(left(most('stops', 0))).toEqual(['out-direct'])
    expect(left(most('layover', 2))).toEqual(['out-direct', 'out-partner'])
    expect(left(most('duration', 6))).toEqual(['out-direct', 'out-partner'])
  })

  it('take the fare with the wanted bag and terms, and its price', () => {
    expect(left(flags('checkedBag'))).toEqual(['out-direct', 'out-night'])
    const withBag = entriesWith(flags('checkedBag')).find(({ id }) => id === 'out-direct')
    expect(withBag?.total).toBe(94_000)
    expect(left({ ...flags('refundable'), price: { from: null, to: 800 } })).toEqual(['out-night'])
  })

  it('do not promise a refund of which the airline does not tell', () => {
    const [first] = offers
    const unknown = {
      ...(first as (typeof offers)[number]),
      refund: { allowed: 'unknown' as const },
      others: [],
    }
    const only = cardJourney(unknown, found)
    expect(only && filterJourneys([only], with_(flags('refundable')))).toEqual([])
  })

  it('keep local hours of each end of each slice', () => {
    const morning = withHours([], 0, { departure: { from: 6, until: 12 } })
    expect(left({ hours: morning })).toEqual(['out-direct'])
    const backEarly = withHours([], 1, { arrival: { from: 12, until: 20 } })
    expect(left({ hours: backEarly })).toEqual(['out-direct', 'out-partner'])
    expect(withHours([], 1, {})[0]).toEqual(anyHours)
  })

  it('choose among airlines, airports of a city and layover airports', () => {
    expect(left(choice('airlines', 'Q7'))).toEqual(['out-direct', 'out-partner'])
    expect([...alternativeEnds(journeys)].toSorted()).toEqual(['LGW', 'LHR'])
    expect(left(choice('ends', 'LHR'))).toEqual(['out-direct', 'out-partner'])
    expect(left(choice('via', 'MAD'))).toEqual(['out-direct', 'out-partner'])
  })

  it('leave out nights, separate tickets and high emissions', () => {
    for (const name of ['noOvernight', 'oneTicket', 'lowEmissions'] as const)
      expect(left(flags(name))).toEqual(['out-direct', 'out-partner'])
  })

  it('are counted by what each choice would leave', () => {
    const counted = { journeys, filters: noFilters, step: 0 }
    expect(mostFacets(counted, 'stops')).toEqual([{ value: 0, count: 1 }])
    expect(choiceFacets(counted, 'airlines')).toEqual([
      { value: 'Q7', count: 2 },
      { value: 'V8', count: 0 },
    ])
    expect(flagFacet(counted, 'oneTicket')).toBe(2)
    // All have a cabin bag, so that the filter would change nothing.
    expect(flagFacet(counted, 'carryOn')).toBeNull()
  })

  it('are read from the address as they were written, and ignore other values', () => {
    const filters = with_({
      price: { from: 100, to: null },
      ...flags('refundable'),
      ...choice('airlines', 'Q7', 'V8'),
      ...most('stops', 1),
      hours: withHours([], 1, { departure: { from: 6, until: 12 } }),
    })
    const written = filterAddress.write(new URLSearchParams('page=3&trip=return'), filters, 'USD')
    expect(written.get('page')).toBeNull()
    expect(written.get('trip')).toBe('return')
    expect(filterAddress.read(written, 'USD')).toEqual(filters)
    const wrong = 'maxstops=7&maxlayover=x&times=9-3.0-99_a&airlines=<b>,Q7&with=nothing&price=EUR.1-2'
    expect(filterAddress.read(new URLSearchParams(wrong), 'USD')).toEqual(
      with_({ ...choice('airlines', 'Q7'), hours: [anyHours, anyHours] }),
    )
  })
})

describe('the order of flights', () => {
  it('has as best the shortest for the price of a standard fare; a basic one alone counts double', () => {
    const [direct, , , partner] = journeys
    expect(direct && bestScore(direct)).toBe(330 * 102_000)
    expect(partner && bestScore(partner)).toBe(500 * 2 * 75_000)
  })

  it('follows the recommendation if prices are hidden', () => {
    const [hidden] = offers.map(({ price: _, others, ...rest }) =>
      cardJourney({ ...rest, worth: 7, others: others.map(({ price: __, ...one }) => one) }, found),
    )
    expect(hidden && bestScore(hidden)).toBe(-7)
    const entries = flightEntries(
      hidden ? [{ journey: hidden, fare: hidden.fares[0] as (typeof hidden.fares)[number] }] : [],
      0,
    )
    expect(Object.keys(firstOfTabs(entries))).toEqual(['best', 'fastest'])
  })

  it('has the first of each tab among those that match the filters', () => {
    const tabs = firstOfTabs(entriesWith({}))
    expect([tabs.best?.id, tabs.price?.id, tabs.fastest?.id]).toEqual([
      'out-direct',
      'out-night',
      'out-direct',
    ])
    const filtered = firstOfTabs(entriesWith(flags('oneTicket')))
    expect(filtered.price?.id).toBe('out-partner')
    expect(entriesWith({}).toSorted((a, b) => sorts.arrival(a) - sorts.arrival(b))[0]?.id).toBe('out-direct')
  })
})
