import { expect, it } from 'vitest'
import { offersSavings, type SavingsAgency } from './offers-savings.ts'

const agency: SavingsAgency = {
  savingsPopup: true,
  status: 'Active',
  isHideLoginOption: false,
  isHideSignupOption: false,
  isPlatformBrand: false,
}
const anonymous = { signedIn: false }

// §4.23
it('shows the savings popup to anonymous visitors on the home path', () => {
  expect(offersSavings('/', anonymous, agency)).toBe(true)
  expect(offersSavings('/about', anonymous, agency)).toBe(false)
  expect(offersSavings('/', { signedIn: true }, agency)).toBe(false)
})

// §4.25
it.each<[string, Partial<SavingsAgency>]>([
  ['where the agency switches it off, as the Mexican-domain tenant does', { savingsPopup: false }],
  ['where log-in and sign-up are both hidden', { isHideLoginOption: true, isHideSignupOption: true }],
  [
    'where log-in is hidden and the brand never offers sign-up',
    { isHideLoginOption: true, isPlatformBrand: true },
  ],
  ['for an inactive agency', { status: 'Inactive' }],
])('never shows it %s', (_, change) => {
  expect(offersSavings('/', anonymous, { ...agency, ...change })).toBe(false)
})

it.each<[string, Partial<SavingsAgency>]>([
  ['log-in', { isHideLoginOption: true }],
  ['sign-up', { isHideSignupOption: true }],
])('shows it if only %s is hidden', (_, change) => {
  expect(offersSavings('/', anonymous, { ...agency, ...change })).toBe(true)
})
