import { describe, expect, it } from 'vitest'
import { testContent } from '../../server/adapters/store/testing.ts'
import { faqPage, offerCatalog, travelAgency } from './describe-page.ts'

const { privacyPolicy, cookiesPolicy, disclaimer, userTermsAndConditions, ...plain } = testContent({
  contactPhoneNumber: '+45 12 34 56 78',
  contactEmailId: 'desk@a.example',
  addressLine1: 'Kajen 1',
  city: 'Rønne',
  zipCode: '3700',
  country: 'Denmark',
  socialLinks: { instagram: 'https://instagram.example/a', twitter: '/here' },
}).agency
const agency = { ...plain, id: 'id', version: 1 }

describe('travel agency', () => {
  it('has name, logo, address, phone and its other pages', () => {
    expect(travelAgency(agency)).toEqual({
      '@type': 'TravelAgency',
      '@id': '/#agency',
      name: 'Test Travel',
      url: '/',
      logo: '/media/0123456789abcdef.svg',
      image: expect.stringContaining('/scenes/beach/'),
      telephone: '+45 12 34 56 78',
      email: 'desk@a.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Kajen 1',
        addressLocality: 'Rønne',
        postalCode: '3700',
        addressCountry: 'Denmark',
      },
      sameAs: ['https://instagram.example/a'],
    })
  })

  it('omits what the footer hides', () => {
    const hidden = travelAgency({ ...agency, displaySupportPhoneFooter: false, displayAddressFooter: false })
    expect(hidden).not.toHaveProperty('telephone')
    expect(hidden).not.toHaveProperty('address')
  })
})

describe('offers', () => {
  const rates = {
    publishedRate: 120,
    totalRate: 100,
    savedPrice: 20,
    discountPercentage: 17,
    currency: 'USD',
  }
  const hotel = (name: string, priced: boolean) => ({
    service: 'Hotels' as const,
    deal: {
      rating: 4,
      link: '/booknow/hotels/search?id=1',
      ...(priced && { rates }),
      hotel: {
        hotelDetails: { name, heroImage: '/scenes/beach/a.svg', distance: 1, distanceFrom: 'Rimini' },
      },
    },
  })
  const convert = (amount: number) => ({ amount: amount * 2, currency: 'EUR' })

  it('carry the displayed price and link to existing pages', () => {
    const deals = [hotel('A', true), hotel('B', false)]
    const offer = { '@type': 'Offer', name: 'A', price: '200.00', priceCurrency: 'EUR' }
    expect(offerCatalog({ deals, convert, canOpen: () => true })).toEqual({
      '@type': 'OfferCatalog',
      itemListElement: [{ ...offer, url: '/booknow/hotels/search?id=1&isFromDeal=true' }],
    })
    expect(offerCatalog({ deals, convert, canOpen: () => false })).toMatchObject({ itemListElement: [offer] })
  })

  it('are null if no deal has a visible price', () => {
    expect(offerCatalog({ deals: [hotel('B', false)], convert, canOpen: () => true })).toBeNull()
  })
})

describe('questions and answers', () => {
  it('are a FAQPage, and null if there are none', () => {
    expect(faqPage({ questions: [{ question: 'Why?', answer: '<p>So.</p>' }] })).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } },
      ],
    })
    expect(faqPage({ questions: [] })).toBeNull()
  })
})
