import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'

/** Two rooms with a sea view, one for two adults with a child and one for a single adult. */
export function testStay(
  part: Partial<Omit<QuotedStay, 'property'>> & { property?: Partial<QuotedStay['property']> } = {},
): QuotedStay {
  const { property, ...other } = part
  return {
    property: {
      id: 'h1',
      name: 'Albergo della Luna',
      stars: 4,
      reviews: { rating: 4.4, count: 118, themes: [], samples: [] },
      address: { line: 'Via dei Coronari 112', city: 'Roma', country: 'IT' },
      position: { latitude: 41.89981, longitude: 12.47123 },
      distance: { miles: 0.3, from: 'Roma' },
      timeZone: 'Europe/Rome',
      amenities: [],
      checkIn: { from: '15:00', until: '22:30' },
      checkOut: { until: '11:00' },
      rules: { minimumAge: 18, pets: 'no', smoking: 'no', hasExtraBeds: true, quietHours: null },
      pictures: [],
      ...property,
    },
    room: {
      code: 'deluxe',
      kind: 'deluxe',
      view: 'sea',
      beds: [
        { kind: 'king', count: 1 },
        { kind: 'sofa_bed', count: 1 },
      ],
      squareMetres: 28,
      sleeps: 4,
      amenities: [],
      pictures: [],
      rooms: 3,
    },
    stay: { start: '2026-10-23', end: '2026-10-26' },
    occupancies: [
      { adults: 2, childAges: [7] },
      { adults: 1, childAges: [] },
    ],
    planCode: 'flexible',
    board: 'breakfast',
    isRefundable: true,
    payment: 'now',
    ...other,
  }
}
