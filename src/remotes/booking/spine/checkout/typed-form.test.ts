import { expect, it } from 'vitest'
import type { Quote, TravellerRequirement } from '../../../../contract/types.ts'
import { serverFaults } from './server-faults.ts'
import { bookingRequest, requestedDetails } from './typed-form.ts'

const requirements: TravellerRequirement[] = [
  { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'nationality'] },
  { group: 2, type: 'adult', role: 'lead', fields: ['firstName', 'lastName'] },
]
const person = (group: number) => ({ group, type: 'adult', role: 'lead' })
const typed = {
  'contact.firstName': ' Ada ',
  'contact.lastName': 'Byron',
  'contact.email': 'ada@reader.example',
  'contact.country': 'GB',
  'contact.phone': '020 7946 0958',
  contactLead: 'yes',
  'parties[0].travellers[0].firstName': 'never sent',
  'parties[0].travellers[0].nationality': 'GB',
  'parties[0].travellers[1].firstName': 'Grace',
  'parties[0].travellers[1].lastName': 'Hopper',
  requests: ' A quiet room ',
  arrival: '21:00',
}
const quote = {
  id: '7b0c5a0e-0000-4000-8000-000000000000',
  dueNow: { amount: 12_345, currency: 'USD' },
  items: [{ requirements }],
} as unknown as Quote

it('the request is the input, with the contact checking in for the first room', () => {
  expect(bookingRequest(quote, typed)).toEqual({
    quoteId: quote.id,
    shownTotal: quote.dueNow,
    contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' },
    parties: [
      {
        travellers: [
          { ...person(1), firstName: 'Ada', lastName: 'Byron', nationality: 'GB' },
          { ...person(2), firstName: 'Grace', lastName: 'Hopper' },
        ],
      },
    ],
    requests: 'A quiet room',
    arrival: '21:00',
  })
})

it('requires the name of the person who checks in unless it is the contact', () => {
  const fieldsOf = (contactLead: string) =>
    requestedDetails([{ requirements }], { ...typed, contactLead }).map(({ fields }) => fields)
  expect(fieldsOf('yes')).toEqual([['nationality'], ['firstName', 'lastName']])
  expect(fieldsOf('no')).toEqual([
    ['firstName', 'lastName', 'nationality'],
    ['firstName', 'lastName'],
  ])
})

it("the server's errors appear at the fields where the data was typed", () => {
  const errors = [
    { field: 'parties[0].travellers[0].firstName', reason: 'must have a letter' },
    { field: 'parties[0].travellers[1].lastName', reason: 'must have a letter' },
    { field: 'contact.email', reason: 'must be an email address' },
    { field: 'requests', reason: 'must not contain a payment card number' },
    { field: 'parties[0].travellers', reason: 'must name an adult of room 2' },
    { field: 'quoteId', reason: 'must be a uuid' },
    { field: 'parties[0].travellers[0].constructor', reason: 'no' },
  ]
  expect(serverFaults(errors, [{ requirements }], typed)).toEqual({
    fields: {
      'contact.firstName': 'nameWrong',
      'parties[0].travellers[1].lastName': 'nameWrong',
      'contact.email': 'emailWrong',
      requests: 'cardNumber',
    },
    others: 3,
  })
})

it('a refused date of birth that exists does not match the searched age', () => {
  const field = 'parties[0].travellers[0].dateOfBirth'
  const errors = [{ field, reason: 'must be that of a driver of 30' }]
  const born = { ...typed, [`${field}.day`]: '1', [`${field}.month`]: '2', [`${field}.year`]: '2000' }
  expect(serverFaults(errors, [{ requirements }], born).fields).toEqual({ [field]: 'dateAge' })
  const never = { ...born, [`${field}.day`]: '31' }
  expect(serverFaults(errors, [{ requirements }], never).fields).toEqual({ [field]: 'dateWrong' })
})

it('sends title, gender and the adult of each infant, the chosen or the next one', () => {
  const infant: TravellerRequirement = {
    group: 1,
    type: 'infant',
    fields: ['firstName', 'lastName', 'lapOf'],
  }
  const adult: TravellerRequirement = {
    group: 1,
    type: 'adult',
    fields: ['title', 'firstName', 'lastName', 'gender'],
  }
  const flight = { ...quote, items: [{ requirements: [adult, adult, infant, infant] }] } as unknown as Quote
  const [party] = bookingRequest(flight, {
    'parties[0].travellers[0].title': 'dr',
    'parties[0].travellers[0].gender': 'female',
    'parties[0].travellers[1].title': 'nonsense',
  }).parties
  const travellers = party?.travellers ?? []
  expect(travellers.map(({ title, gender, lapOf }) => [title, gender, lapOf])).toEqual([
    ['dr', 'female', undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, 0],
    [undefined, undefined, 1],
  ])
  const chosen = bookingRequest(flight, { 'parties[0].travellers[2].lapOf': '1' }).parties
  expect(chosen[0]?.travellers[2]?.lapOf).toBe(1)
})

it('asks to pay later only if the quote allows it', () => {
  const later = { ...typed, payLater: 'yes' }
  expect(bookingRequest(quote, later)).not.toHaveProperty('payLater')
  const allowed = { ...quote, payLater: { payBy: '2026-03-12T12:00:00Z' } }
  expect(bookingRequest(allowed, later).payLater).toBe(true)
  expect(bookingRequest(allowed, typed)).not.toHaveProperty('payLater')
})
