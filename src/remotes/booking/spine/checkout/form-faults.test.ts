import { describe, expect, it } from 'vitest'
import type { TravellerRequirement } from '../../../../contract/types.ts'
import { faultsOf } from './form-faults.ts'

const requirements: TravellerRequirement[] = [
  { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { group: 2, type: 'adult', role: 'lead', fields: ['firstName', 'lastName'] },
  { group: 2, type: 'child', age: 7, fields: ['dateOfBirth'] },
]
const days = [{ start: '2026-05-08', end: '2026-05-11' }]
const rules = { items: [{ requirements }], days, today: '2026-03-10', hasTerms: true }
const right = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Byron',
  'contact.email': 'ada@reader.example',
  'contact.country': 'GB',
  'contact.phone': '020 7946 0958',
  contactLead: 'yes',
  'parties[0].travellers[1].firstName': 'Grace',
  'parties[0].travellers[1].lastName': 'Hopper',
  'parties[0].travellers[2].dateOfBirth.day': '1',
  'parties[0].travellers[2].dateOfBirth.month': '2',
  'parties[0].travellers[2].dateOfBirth.year': '2019',
  terms: 'yes',
}
const faults = (change: Record<string, string>) => faultsOf({ ...right, ...change }, rules)

describe('form errors', () => {
  it('are none if all is correct, with the contact checking in', () => {
    expect(faults({})).toEqual({})
  })

  it('are in the order of the form', () => {
    expect(Object.keys(faultsOf({}, rules))).toEqual([
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      'contact.phone',
      'parties[0].travellers[0].firstName',
      'parties[0].travellers[0].lastName',
      'parties[0].travellers[1].firstName',
      'parties[0].travellers[1].lastName',
      'parties[0].travellers[2].dateOfBirth',
      'terms',
    ])
  })

  it.each([
    ['contact.firstName', '  ', 'firstName'],
    ['contact.firstName', '<script>', 'nameWrong'],
    ['contact.lastName', '42', 'nameWrong'],
    ['contact.lastName', 'B\u0000yron', 'nameWrong'],
    ['contact.lastName', 'x'.repeat(81), 'nameWrong'],
    ['contact.email', '', 'email'],
    ['contact.email', 'ada@reader', 'emailWrong'],
    ['contact.email', `${'a'.repeat(250)}@reader.example`, 'emailWrong'],
    ['contact.phone', 'call me', 'phoneWrong'],
    ['requests', 'x'.repeat(501), 'requestsLong'],
    ['terms', 'no', 'terms'],
  ])('for %s as %j are %s', (name, value, fault) => {
    expect(faults({ [name]: value })).toEqual({ [name]: fault })
  })

  it.each([
    ['30', '2019', 'dateWrong'],
    ['1', '2027', 'dateFuture'],
    ['1', '2015', 'dateAge'],
  ])('for a child born on February %s, %s, are %s', (day, year, fault) => {
    const name = 'parties[0].travellers[2].dateOfBirth'
    expect(faults({ [`${name}.day`]: day, [`${name}.year`]: year })).toEqual({ [name]: fault })
  })

  it('accept names of any kind', () => {
    for (const name of ['Ó Súilleabháin', 'آدا', '李', 'd’Arc', 'Jean-Luc', 'Ma. José']) {
      expect(faults({ 'contact.lastName': name })).toEqual({})
    }
  })

  it('require no terms if there are none', () => {
    expect(faultsOf({ ...right, terms: 'no' }, { ...rules, hasTerms: false })).toEqual({})
  })
})

describe('passengers', () => {
  const fields: TravellerRequirement['fields'] = ['title', 'firstName', 'lastName', 'gender']
  const passengers: TravellerRequirement[] = [
    { group: 1, type: 'adult', fields },
    { group: 1, type: 'adult', fields },
    { group: 1, type: 'infant', fields: [...fields, 'lapOf'] },
    { group: 1, type: 'infant', fields: [...fields, 'lapOf'] },
  ]
  const named = Object.fromEntries(
    passengers.flatMap((_, index) =>
      Object.entries({ title: 'mx', firstName: 'Kim', lastName: 'Lee', gender: 'unspecified' }).map(
        ([field, value]) => [`parties[0].travellers[${index}].${field}`, value],
      ),
    ),
  )
  const asked = { ...rules, items: [{ requirements: passengers }] }
  const of = (change: Record<string, string>, more = {}) =>
    faultsOf({ ...right, contactLead: 'no', ...named, ...change }, { ...asked, ...more })

  it('need a title and a gender where a ticket has them', () => {
    expect(of({})).toEqual({})
    const at = 'parties[0].travellers[1]'
    expect(of({ [`${at}.title`]: '', [`${at}.gender`]: '' })).toEqual({
      [`${at}.title`]: 'title',
      [`${at}.gender`]: 'gender',
    })
  })

  it('have one infant on each lap', () => {
    expect(of({ 'parties[0].travellers[3].lapOf': '0' })).toEqual({
      'parties[0].travellers[3].lapOf': 'lapOf',
    })
  })

  it('have names as tickets print them, if the product says how', () => {
    const ticketNames = [(name: string) => name.replace('ü', 'ue')]
    const typed = { 'parties[0].travellers[0].lastName': 'Müller' }
    expect(of(typed)).toEqual({})
    expect(of(typed, { ticketNames })).toEqual({ 'parties[0].travellers[0].lastName': 'nameOnTicket' })
  })
})
