import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../../tenant/language.ts'
import { documentTexts } from '../../documents/document-texts.ts'
import { flightDocument } from './flight-document.ts'
import { flightKind } from './flight-kind.ts'
import { flightTexts } from './flight-texts.ts'
import { journeyTitle } from './journey-texts.ts'
import { testFlights, testJourney, testSlice } from './testing-journey.ts'

const english = documentTexts({ language: 'en', locale: 'en-GB' }, flightTexts('en'))
const names = ['Ada Byron', 'Charles Byron', 'Mary Byron', 'Alan Byron']
const party = names.map((name, index) => ({ name, group: 0, isLead: index === 0, age: null }))
const tickets = [
  { code: '950-2412345678', format: 'text', kind: 'e_ticket', passenger: 0, redeemedAt: null },
  { code: '950-2412345679', format: 'text', kind: 'emd', passenger: 0, redeemedAt: null },
] as const
const written = (journey = testJourney(), words = english) =>
  flightDocument(journey, { words, english: null, party, tickets })

describe('the itinerary of a journey', () => {
  it('names each flight with its day, airports, terminals, cabin and seats', () => {
    const [flights] = written().sections
    expect(flights?.rows).toHaveLength(3)
    const texts = flights?.rows[0]?.map((cell) => cell.map(({ text }) => text))
    expect(texts).toEqual([
      ['Fri, 23 Oct 2026', 'Meridiana Azul Q7 101', 'Airbus A320neo, 2 h 45 min'],
      ['08:00, London Heathrow Airport (LHR), Terminal 2', '10:45, Humberto Delgado Airport (LIS)'],
      ['Economy', 'Standard', 'Seats: 12A, 12B, 14C'],
    ])
    const night = flights?.rows[2]?.[1]?.map(({ text }) => text)
    expect(night?.[1]).toBe('00:50, Sat, 31 Oct 2026, London Heathrow Airport (LHR)')
  })

  it('lists each passenger with tickets, services and seats', () => {
    const rows = written().sections[1]?.rows.map((cells) => cells.map((cell) => cell.map(({ text }) => text)))
    expect(rows?.[0]).toEqual([
      ['Ada Byron', 'Adult'],
      ['E-ticket 950-2412345678', 'Service document 950-2412345679'],
      ['1 × Checked bag, 23 kg', 'Seats: 12A'],
    ])
    expect(rows?.[2]?.[2]).toEqual(['1 × Meal, vegan', 'Seats: 14C'])
    expect(rows?.[3]?.[0]).toEqual(['Alan Byron', 'Infant on a lap'])
  })

  it('says what bags, changes and refunds cost, and that an airline does not say', () => {
    expect(written().terms).toEqual([
      'Each passenger may take: 1 × cabin bag (8 kg), 1 × checked bag (23 kg).',
      'Changes before departure cost up to €60.00, plus a difference in fare.',
      'The fare is not refundable.',
      'Names must be as in the passport, and the passport must be valid until you return.',
    ])
    const slices = [testSlice({ change: { allowed: 'yes' }, refund: { allowed: 'unknown' } })]
    const terms = written(testJourney({ slices, isSeparateTickets: true })).terms
    expect(terms).toContain('Changes before departure are free; you pay only a difference in fare.')
    expect(terms).toContain('The airline does not say whether it refunds the fare.')
    expect(terms.at(-1)).toMatch(/^These are separate tickets/)
  })

  it('has an event for each flight, in the zones of its airports across a change of clocks', () => {
    const { events } = written()
    expect(events.map(({ key, title }) => [key, title])).toEqual([
      ['0-0', 'Flight Q7 101: London – Lisbon'],
      ['0-1', 'Flight Q7 203: Lisbon – Funchal'],
      ['1-0', 'Flight Q7 102: Funchal – London'],
    ])
    expect(events[0]?.start.toISOString()).toBe('2026-10-23T07:00:00.000Z')
    // Winter time began on 25 October.
    expect(events[2]?.start.toISOString()).toBe('2026-10-30T21:00:00.000Z')
    expect(events[2]?.end.toISOString()).toBe('2026-10-31T00:50:00.000Z')
  })

  it.each(languageCodes)('is written in %s', (language) => {
    const words = documentTexts({ language, locale: language }, flightTexts(language))
    const part = written(testJourney({ isSeparateTickets: true }), words)
    expect(part.terms).toHaveLength(5)
    expect(JSON.stringify(part)).not.toContain('{{')
  })
})

describe('a journey', () => {
  it('is named by its cities: a return by its ends, others by every stop', () => {
    expect(journeyTitle(testFlights)).toBe('London – Funchal')
    const [out] = testFlights.itineraries
    expect(journeyTitle({ ...testFlights, itineraries: out ? [out] : [] })).toBe('London – Funchal')
  })

  it('ends on no earlier day than it begins, even across the date line', () => {
    const journey = testJourney()
    expect(flightKind.periodOf(journey)).toEqual({
      start: '2026-10-23',
      startTime: '08:00',
      end: '2026-10-31',
      timeZone: 'Europe/London',
    })
    const early = structuredClone(journey) as ReturnType<typeof testJourney>
    const last = early.itineraries.at(-1)?.segments.at(-1)
    if (last) last.arrival.at = '2026-10-22T23:00:00' as never
    expect(flightKind.periodOf(early).end).toBe('2026-10-23')
  })

  it('is refused once it has departed', () => {
    const at = (now: string) => () =>
      flightKind.requireQuotable(testJourney(), {
        clock: () => new Date(now),
        geo: { timeZoneAt: () => 'UTC' },
      })
    expect(at('2026-10-23T06:59:00Z')).not.toThrow()
    expect(at('2026-10-23T07:00:00Z')).toThrow('departed')
  })

  it('shows its tickets once they are issued, and that they are waited for', () => {
    const policy = { isRefundable: false, timeZone: 'Europe/London', steps: [] }
    const shown = (given?: typeof tickets | readonly never[]) =>
      flightKind.shown(testJourney(), policy, given).flight
    expect(shown(tickets)).toMatchObject({
      ticketing: 'issued',
      tickets: [
        { kind: 'e_ticket', number: '950-2412345678', passenger: 0 },
        { kind: 'emd', number: '950-2412345679', passenger: 0 },
      ],
    })
    expect(shown([]).ticketing).toBe('waiting')
    expect(shown()).not.toHaveProperty('ticketing')
  })

  it('asks each passenger for names as in the passport, title, gender and date of birth', () => {
    const requirements = (['name', 'title', 'gender', 'dateOfBirth'] as const).map((field) => ({
      field,
      of: 'everyone' as const,
    }))
    const document = { field: 'document', of: 'each_adult' } as const
    const wanted = flightKind.partyOf([...requirements, document], testJourney())
    expect(wanted.map(({ type }) => type)).toEqual(['adult', 'adult', 'child', 'infant'])
    expect(wanted[0]?.fields).toEqual(['firstName', 'lastName', 'title', 'gender', 'dateOfBirth', 'document'])
    expect(wanted[3]?.fields).not.toContain('document')
  })
})
