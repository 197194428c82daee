// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createText } from '../../platform/text.ts'
import en from '../text/en.json' with { type: 'json' }
import { type FooterAgency, SiteFooter } from './site-footer.tsx'

const t = createText('en', { shell: en }).getFixedT(null, 'shell')
const agency: FooterAgency = {
  agencyName: 'Aurora',
  logo: '/logo.svg',
  isAbousUsEnable: true,
  aboutUsEnableTitle: 'Who we are',
  isFaqEnable: true,
  faqEnableTitle: 'Questions',
  publishedPages: ['user-terms'],
  socialLinks: { instagram: 'https://instagram.example/aurora' },
  contactPhoneNumber: '+1 (612) 555-0147',
  contactEmailId: 'hello@aurora.example',
  displaySupportPhoneFooter: true,
  displayAddressFooter: true,
  addressLine1: '410 Lantern Row',
  city: 'Minneapolis',
  state: 'MN',
  zipCode: '55401',
  country: 'United States',
  showAcceptedPayments: true,
}
const show = (changes: Partial<FooterAgency> = {}) =>
  render(<SiteFooter t={t} agency={{ ...agency, ...changes }} year="2025" />)

afterEach(cleanup)

describe('SiteFooter', () => {
  // §2.6.14
  it('shows Useful Links, Contact Us, the logo, the address and the social links', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Useful Links' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Who we are' }).getAttribute('href')).toBe('/about')
    expect(screen.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe(
      '/user-terms-and-conditions',
    )
    expect(screen.getByRole('link', { name: '+1 (612) 555-0147' }).getAttribute('href')).toBe(
      'tel:+16125550147',
    )
    expect(screen.getByRole('img', { name: 'Aurora' })).toBeDefined()
    expect(screen.getByText('Minneapolis, MN 55401')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Aurora on Instagram' })).toBeDefined()
  })

  it('arranges its Useful Links in two columns with shared rows', () => {
    const rowsOf = (publishedPages: FooterAgency['publishedPages'], more: Partial<FooterAgency> = {}) => {
      show({ publishedPages, ...more })
      const list = screen.getByRole('heading', { name: 'Useful Links' }).parentElement?.querySelector('ul')
      const links = list?.children.length
      const rows = /grid-rows-\[repeat\((\d)/.exec(list?.className ?? '')?.[1]
      cleanup()
      return [links, Number(rows)]
    }
    expect(rowsOf(['user-terms', 'blog'])).toEqual([7, 4])
    expect(rowsOf(['user-terms'])).toEqual([6, 3])
    expect(rowsOf([])).toEqual([5, 3])
    expect(rowsOf([], { isFaqEnable: false })).toEqual([4, 2])
    expect(rowsOf([], { isFaqEnable: false, isAbousUsEnable: false })).toEqual([3, 2])
  })

  // §2.6.14
  it('shows the accepted payments in the order of the spec', () => {
    show()
    const heading = screen.getByRole('heading', { name: 'Accepted payments' })
    const marks = [...(heading.parentElement?.querySelectorAll('.sr-only') ?? [])].map(
      (mark) => mark.textContent,
    )
    expect(marks).toEqual(['Discover', 'Visa', 'American Express', 'Master Card', 'Bitcoin'])
  })

  // §2.6.14, §9.29
  it("hides accepted payments, phone and address on the agency's request", () => {
    show({ showAcceptedPayments: false, displaySupportPhoneFooter: false, displayAddressFooter: false })
    expect(screen.queryByText('Accepted payments')).toBeNull()
    expect(screen.queryByText('+1 (612) 555-0147')).toBeNull()
    expect(screen.queryByText('410 Lantern Row')).toBeNull()
    expect(screen.getByText('hello@aurora.example')).toBeDefined()
  })

  // §2.6.15
  it('is one line with copyright, terms and policies on the log-in pages', () => {
    render(<SiteFooter t={t} agency={agency} year="2025" slim />)
    expect(screen.getByText('© 2025 Aurora')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy')
    expect(screen.queryByRole('link', { name: 'Who we are' })).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('omits pages that the agency has switched off', () => {
    show({ isAbousUsEnable: false, isFaqEnable: false, publishedPages: [] })
    expect(screen.queryByRole('link', { name: 'Who we are' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Questions' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Terms and Conditions' })).toBeNull()
  })
})
