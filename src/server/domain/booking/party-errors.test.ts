import { describe, expect, it } from 'vitest'
import type { Party, ProductQuestion, Traveller, TravellerRequirement } from '../../../contract/types.ts'
import { partyErrors, type RequestedParty } from './party-errors.ts'

const names: TravellerRequirement['fields'] = ['firstName', 'lastName']
const lead: TravellerRequirement = { group: 1, type: 'adult', role: 'lead', fields: names }
const child: TravellerRequirement = { group: 1, type: 'child', age: 4, fields: names }
const ada: Traveller = { group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }
const annabella: Traveller = {
  group: 1,
  type: 'child',
  age: 4,
  firstName: 'Annabella',
  lastName: 'Byron',
}
const entrance: ProductQuestion = {
  code: 'entrance',
  of: 'party',
  isRequired: true,
  choices: ['North', 'South'],
}
const height: ProductQuestion = { code: 'height', of: 'traveller', isRequired: false }

function errorsOf(
  requirements: TravellerRequirement[],
  travellers: Traveller[],
  { questions = [], answers }: { questions?: ProductQuestion[]; answers?: Party['answers'] } = {},
) {
  const period = { start: '2026-05-08', end: '2026-05-11' }
  const wanted: RequestedParty = { requirements, questions, period, today: '2026-03-10' }
  return partyErrors(wanted, { travellers, ...(answers && { answers }) }, 'parties[0]')
}

describe('the party of an item', () => {
  it('is valid if every required traveller is named, in any order', () => {
    expect(errorsOf([lead, child], [annabella, ada])).toEqual([])
  })

  it('lacks a traveller who is not named', () => {
    const driver: TravellerRequirement = { group: 1, type: 'adult', role: 'driver', fields: names }
    expect(errorsOf([lead, child, { ...lead, group: 2 }, driver], [ada])).toEqual([
      { field: 'parties[0].travellers', reason: 'must name a child aged 4 of group 1' },
      { field: 'parties[0].travellers', reason: 'must name the lead of group 2' },
      { field: 'parties[0].travellers', reason: 'must name the driver of group 1' },
    ])
  })

  it.each<[string, Partial<Traveller>, string]>([
    ['group', { group: 2 }, 'is not expected: the lead of group 2'],
    ['role', { role: 'driver' }, 'is not expected: the driver of group 1'],
    ['type', { type: 'infant' }, 'is not expected: the lead of group 1'],
    ['age', { age: 17 }, 'is not expected: the lead of group 1'],
  ])('has no traveller of another %s', (_, change, reason) => {
    expect(errorsOf([lead], [{ ...ada, ...change }])).toEqual([
      { field: 'parties[0].travellers[0]', reason },
      { field: 'parties[0].travellers', reason: 'must name the lead of group 1' },
    ])
  })

  it('has no traveller twice and none too many', () => {
    const adult: Traveller = { group: 1, type: 'adult', firstName: 'Mary', lastName: 'Shelley' }
    expect(errorsOf([lead], [ada, ada, adult])).toEqual([
      { field: 'parties[0].travellers[1]', reason: 'is not expected: the lead of group 1' },
      { field: 'parties[0].travellers[2]', reason: 'is not expected: an adult of group 1' },
    ])
  })

  it('contains the fields that the supplier requires of each traveller', () => {
    const strict = { ...lead, fields: [...names, 'dateOfBirth', 'nationality', 'document'] as const }
    expect(errorsOf([strict as unknown as TravellerRequirement], [ada]).map(({ field }) => field)).toEqual([
      'parties[0].travellers[0].dateOfBirth',
      'parties[0].travellers[0].nationality',
      'parties[0].travellers[0].document',
    ])
  })

  it.each([
    [{ ...ada, dateOfBirth: '2026-03-11' }, 'dateOfBirth', 'must not be in the future'],
    [{ ...ada, nationality: 'XX' }, 'nationality', 'must be a country code'],
  ])('has no future birthday and no invalid nationality', (traveller, field, reason) => {
    expect(errorsOf([lead], [traveller])).toEqual([{ field: `parties[0].travellers[0].${field}`, reason }])
  })

  it('has children of the requested age on the first day', () => {
    const born = (dateOfBirth: string) => errorsOf([child], [{ ...annabella, dateOfBirth }])
    expect(born('2022-05-08')).toEqual([])
    expect(born('2022-05-09')).toEqual([
      { field: 'parties[0].travellers[0].dateOfBirth', reason: 'must be of a person aged 4 on 2026-05-08' },
    ])
  })
})

describe('a document', () => {
  const requirement: TravellerRequirement = { ...lead, fields: [...names, 'document'] }
  const passport = {
    type: 'passport' as const,
    number: 'X1234567',
    issuingCountry: 'GB',
    expiresOn: '2026-05-11',
  }

  it('is valid to the last day of the item', () => {
    expect(errorsOf([requirement], [{ ...ada, document: passport }])).toEqual([])
    expect(errorsOf([requirement], [{ ...ada, document: { ...passport, expiresOn: '2026-05-10' } }])).toEqual(
      [
        {
          field: 'parties[0].travellers[0].document.expiresOn',
          reason: 'must be 2026-05-11 or later, when the booked item ends',
        },
      ],
    )
  })

  it('names an issuing country', () => {
    expect(errorsOf([requirement], [{ ...ada, document: { ...passport, issuingCountry: 'XX' } }])).toEqual([
      { field: 'parties[0].travellers[0].document.issuingCountry', reason: 'must be a country code' },
    ])
  })

  it('is refused if not required, without its number in the reason', () => {
    const errors = errorsOf([lead], [{ ...ada, document: passport }])
    expect(errors).toEqual([
      { field: 'parties[0].travellers[0].document', reason: 'is not required by the supplier' },
    ])
    expect(JSON.stringify(errors)).not.toContain(passport.number)
  })
})

describe('the answers', () => {
  const questions = [entrance, height]
  const north = { question: 'entrance', value: 'North' }

  it('are valid if each required question is answered by one of its choices', () => {
    const tall = { ...ada, answers: [{ question: 'height', value: '1.72 m' }] }
    expect(errorsOf([lead], [tall], { questions, answers: [north] })).toEqual([])
    expect(errorsOf([lead], [ada], { questions, answers: [north] })).toEqual([])
  })

  it.each<[string, Party['answers'], string, string]>([
    ['missing', [], 'parties[0].answers', 'must answer entrance'],
    [
      'none of the choices',
      [{ ...north, value: 'East' }],
      'parties[0].answers[0].value',
      'must be one of North, South',
    ],
    ['given twice', [north, north], 'parties[0].answers[1].question', 'entrance is already answered'],
    [
      'an answer to another question',
      [north, { question: 'height', value: '2 m' }],
      'parties[0].answers[1].question',
      'height is not a question of this product',
    ],
  ])('are invalid if one is %s', (_, answers, field, reason) => {
    expect(errorsOf([lead], [ada], { questions, answers })).toEqual([{ field, reason }])
  })
})
