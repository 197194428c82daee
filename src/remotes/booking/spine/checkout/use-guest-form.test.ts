import { expect, it } from 'vitest'
import type { BookingItem } from '../../../../contract/types.ts'
import { clientFormValues } from './use-guest-form.ts'

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@reader.example',
  phone: '+442079460958',
}
type Traveller = BookingItem['party']['travellers'][number]
const items = (...travellers: Traveller[]) => [{ party: { travellers } }]
const lead: Traveller = { group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }
const child: Traveller = { group: 1, type: 'child', age: 7, firstName: 'Ralph', lastName: 'King' }

it("booking again for a client starts with the booking's travellers and contact", () => {
  expect(clientFormValues({ contact, items: items(lead, child) }, 'US')).toEqual({
    'contact.firstName': 'Ada',
    'contact.lastName': 'Byron',
    'contact.email': 'ada@reader.example',
    'contact.country': 'GB',
    'contact.phone': '2079460958',
    contactLead: 'yes',
    'parties[0].travellers[0].firstName': 'Ada',
    'parties[0].travellers[0].lastName': 'Byron',
    'parties[0].travellers[1].firstName': 'Ralph',
    'parties[0].travellers[1].lastName': 'King',
  })
})

it('the contact does not become a traveller if another person checked in', () => {
  const other = { ...lead, firstName: 'Annabella' }
  expect(clientFormValues({ contact, items: items(other) }, 'US').contactLead).toBe('')
})
