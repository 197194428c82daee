import type { ActivityOffer } from '../../../../../contract/types.ts'

/** An activity of two hours in English for 50 dollars, with changes. */
export function activityOffer(productCode: string, change: Partial<ActivityOffer> = {}): ActivityOffer {
  return {
    productCode,
    title: `The activity ${productCode}`,
    contentLanguage: 'en',
    category: 'walk',
    picture: '/scenes/fallback.svg',
    guestRating: 4.5,
    reviewCount: 120,
    duration: { from: 120, to: 120 },
    languages: [{ language: 'en', by: 'guide' }],
    features: [],
    confirmation: 'instant',
    position: { latitude: 38.7, longitude: -9.1 },
    distance: { miles: 1, from: 'Lisbon' },
    date: '2026-05-08',
    starts: ['10:00'],
    status: 'available',
    vacancies: 12,
    pricedBy: 'person',
    worth: 1,
    price: {
      currency: 'USD',
      total: 5000,
      subtotal: 5000,
      breakdown: [],
      priceLines: [],
      dueLocally: [],
      saved: 0,
      exchange: { from: 'USD', rate: 1, asOf: '2026-03-10T00:00:00Z' },
    },
    ...change,
  }
}
