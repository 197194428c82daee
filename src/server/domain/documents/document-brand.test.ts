import { expect, it } from 'vitest'
import type { Agency } from '../../../contract/types.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { documentBrand } from './document-brand.ts'

const brandWith = (part: Partial<Agency>) => {
  const { agency } = testContent({
    agencyName: 'Ørsted &\r\nSøn',
    contactEmailId: 'hello@agency.example',
    contactPhoneNumber: '+45 12 34 56 78',
    displayAddressFooter: true,
    displaySupportPhoneFooter: true,
    addressLine1: 'Havnegade 1',
  })
  const whole = { ...agency, id: 'id', version: 1, ...part } as Agency
  return documentBrand(whole, null, 'https://www.agency.example')
}

it('is the agency as published, its name on one line', () => {
  expect(brandWith({ primaryColor: '#8a2be2' })).toMatchObject({
    name: 'Ørsted & Søn',
    primaryColor: '#8a2be2',
    email: 'hello@agency.example',
    phone: '+45 12 34 56 78',
    site: 'https://www.agency.example',
  })
})

it('shows the same address and telephone as the site', () => {
  const hidden = brandWith({ displayAddressFooter: false, displaySupportPhoneFooter: false })
  expect([hidden.phone, hidden.address]).toEqual(['', []])
  expect(brandWith({}).address[0]).toBe('Havnegade 1')
})
