import { expect, it } from 'vitest'
import type { TravellerRequirement } from '../../../../contract/types.ts'
import { copiedPeople } from './party-fields.tsx'

const names: TravellerRequirement['fields'] = ['firstName', 'lastName']
const lead: TravellerRequirement = { group: 1, type: 'adult', role: 'lead', fields: names }
const adult: TravellerRequirement = { group: 1, type: 'adult', fields: names }
const child = (age: number): TravellerRequirement => ({ group: 1, type: 'child', age, fields: names })
const asking = (...requirements: TravellerRequirement[]) => ({ requirements })
const typed = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Byron',
  'contact.email': 'ada@reader.example',
  contactLead: 'yes',
  'parties[0].travellers[0].nationality': 'GB',
  'parties[0].travellers[1].firstName': 'Grace',
  'parties[0].travellers[1].document.expiresOn.year': '2031',
  'parties[0].travellers[1].answers.height': '1.72 m',
  'parties[0].travellers[2].firstName': 'Kim',
}

it('copies the travellers of another item and the contact, without answers or e-mail', () => {
  const items = [asking(lead, adult), asking(lead, adult)]
  expect(copiedPeople(items, typed, 0, 1)).toEqual({
    'parties[1].travellers[0].firstName': 'Ada',
    'parties[1].travellers[0].lastName': 'Byron',
    'parties[1].travellers[0].nationality': 'GB',
    'parties[1].travellers[1].firstName': 'Grace',
    'parties[1].travellers[1].document.expiresOn.year': '2031',
  })
})

it('matches children by age, and leaves travellers that the first item lacks', () => {
  const items = [asking(lead, adult, child(7)), asking(child(5), child(7))]
  expect(copiedPeople(items, typed, 0, 1)).toEqual({ 'parties[1].travellers[1].firstName': 'Kim' })
})

it('copies nothing for a missing item', () => {
  expect(copiedPeople([asking(lead)], typed, 0, 4)).toEqual({})
  expect(copiedPeople([asking(lead)], typed, 3, 0)).toEqual({})
})
