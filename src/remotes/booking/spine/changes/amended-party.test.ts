import { describe, expect, it } from 'vitest'
import type { Amendment, BookingItem } from '../../../../contract/types.ts'
import {
  amendedParty,
  answeredBefore,
  leavingOf,
  namesBefore,
  placesOf,
  requestedAfter,
} from './amended-party.ts'

type Requirement = Amendment['requirements'][number]
type Shown = BookingItem['party']['travellers'][number]

const names: Requirement['fields'] = ['firstName', 'lastName']
const adult = (group = 1, role?: 'lead', fields = names): Requirement => ({
  group,
  type: 'adult',
  fields,
  ...(role && { role }),
})
const child = (age: number, group = 1): Requirement => ({ group, type: 'child', age, fields: names })
const person = (
  { fields: _, ...traveller }: Requirement,
  firstName: string,
  more: Partial<Shown> = {},
): Shown => ({
  ...traveller,
  firstName,
  lastName: 'Byron',
  ...more,
})
const itemOf = (...travellers: Shown[]) => ({ party: { travellers } })
const places = (item: ReturnType<typeof itemOf>, ...requirements: Requirement[]) =>
  placesOf({ requirements }, item)

describe('places of a changed party', () => {
  const family = itemOf(
    person(adult(1, 'lead'), 'Ada'),
    person(adult(), 'Bea'),
    person(child(5), 'Cleo'),
    person(child(9), 'Dan'),
  )

  it('use each person once: a further adult is a new person', () => {
    expect(places(family, adult(1, 'lead'), adult(), adult(), child(9), child(9))).toEqual([
      0,
      1,
      null,
      3,
      null,
    ])
  })

  it('go first to people of the same group, then to those who move', () => {
    const rooms = itemOf(person(adult(1, 'lead'), 'Ada'), person(adult(2, 'lead'), 'Bea'))
    expect(places(rooms, adult(1, 'lead'), adult())).toEqual([0, 1])
    expect(places(rooms, adult(1, 'lead'), adult(2, 'lead'), adult(2))).toEqual([0, 1, null])
  })

  it('list the people who could stay but do not', () => {
    const requirements = [adult(1, 'lead'), child(5)]
    expect(leavingOf({ requirements }, family, placesOf({ requirements }, family))).toEqual([1])
    const all = [adult(1, 'lead'), adult()]
    expect(leavingOf({ requirements: all }, family, placesOf({ requirements: all }, family))).toEqual([])
  })
})

describe('data requested for a change', () => {
  const document = { type: 'passport', lastCharacters: '567', issuingCountry: 'GB' } as const
  const wanted = [...names, 'dateOfBirth', 'document'] as const
  const lead = adult(1, 'lead', [...wanted])
  const fieldsFor = (more: Partial<Shown>) => {
    const item = itemOf(person(lead, 'Ada', more))
    return requestedAfter({ requirements: [lead] } as Amendment, item, [0], '2026-06-01').requirements[0]
      ?.fields
  }

  it('is what is missing of a known person, including an expiring document', () => {
    expect(fieldsFor({})).toEqual(['dateOfBirth', 'document'])
    const dateOfBirth = '1990-05-01'
    expect(fieldsFor({ dateOfBirth, document: { ...document, expiresOn: '2026-06-01' } })).toEqual([])
    expect(fieldsFor({ dateOfBirth, document: { ...document, expiresOn: '2026-05-31' } })).toEqual([
      'document',
    ])
  })

  it('is everything about a new person', () => {
    const missing = requestedAfter({ requirements: [lead] } as Amendment, itemOf(), [null], '2026-06-01')
    expect(missing.requirements).toEqual([lead])
  })
})

describe('party sent to the server', () => {
  const item = itemOf(person(adult(1, 'lead'), 'Ada'), person(adult(), 'Bea'))
  const questions: Amendment['questions'] = [{ code: 'seat', of: 'traveller', isRequired: true }]
  const sent = (of: ReturnType<typeof itemOf>, requirements: Requirement[], typed = {}) => {
    const amendment = { requirements, questions } as Amendment
    const chosen = placesOf(amendment, of)
    const all = { ...answeredBefore(of, chosen), ...typed }
    return amendedParty(requestedAfter(amendment, of, chosen, '2026-06-01'), chosen, of, all)
  }

  it('is undefined if the party stays the same and there are no questions', () => {
    expect(sent(item, [adult(1, 'lead'), adult()])).toBeUndefined()
  })

  it('has new people by name and known people by place, without names or documents', () => {
    const at = 'parties[0].travellers[2]'
    const typed = {
      [`${at}.firstName`]: 'Cleo',
      [`${at}.lastName`]: 'Byron',
      [`${at}.answers.seat`]: 'Aisle',
    }
    const traveller = { group: 1, type: 'adult' }
    expect(sent(item, [adult(1, 'lead'), adult(), adult()], typed)).toEqual({
      travellers: [
        { ...traveller, role: 'lead', known: 0 },
        { ...traveller, known: 1 },
        {
          ...traveller,
          firstName: 'Cleo',
          lastName: 'Byron',
          answers: [{ question: 'seat', value: 'Aisle' }],
        },
      ],
    })
  })

  it('is sent if a person leaves or a known person changes an answer', () => {
    expect(sent(item, [adult(1, 'lead')])).toMatchObject({ travellers: [{ known: 0 }] })
    const answers = [{ question: 'seat', value: 'Aisle' }]
    const seated = itemOf(person(adult(1, 'lead'), 'Ada', { answers }))
    expect(sent(seated, [adult(1, 'lead')])).toBeUndefined()
    const other = { 'parties[0].travellers[0].answers.seat': 'Window' }
    expect(sent(seated, [adult(1, 'lead')], other)).toMatchObject({
      travellers: [{ known: 0, answers: [{ question: 'seat', value: 'Window' }] }],
    })
  })
})

describe('a party whose change determines who stays', () => {
  const infant: Requirement = { group: 1, type: 'infant', fields: [...names, 'lapOf'] }
  const family = itemOf(
    person(adult(), 'Ada'),
    person(adult(), 'Anne'),
    person(infant, 'Clara', { lapOf: 1 }),
  )
  const amended = (staying: number[], typed = {}) => {
    const requirements = staying.map((index) => [adult(), adult(), infant][index] ?? adult())
    const places = placesOf({ requirements, staying }, family)
    const asked = requestedAfter({ requirements } as Amendment, family, places, '2026-06-12')
    const party = amendedParty(asked, places, family, { ...namesBefore(family, places), ...typed })
    return { places, asked, party, leaving: leavingOf({ requirements, staying }, family, places) }
  }

  it('has exactly them, and does not ask who leaves', () => {
    const { places, leaving, party } = amended([1, 2])
    expect([places, leaving]).toEqual([[1, 2], []])
    expect(party?.travellers).toEqual([
      { group: 1, type: 'adult', known: 1 },
      { group: 1, type: 'infant', known: 2 },
    ])
  })

  it('asks for the lap of an infant only if its adult leaves', () => {
    expect(amended([1, 2]).asked.requirements[1]?.fields).toEqual([])
    const { asked, party } = amended([0, 2])
    expect(asked.requirements[1]?.fields).toEqual(['lapOf'])
    expect(party?.travellers[1]).toEqual({ group: 1, type: 'infant', known: 2, lapOf: 0 })
  })

  it('is not sent if everyone stays', () => {
    expect(amended([0, 1, 2]).party).toBeUndefined()
  })
})
