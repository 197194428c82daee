import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'

/** A week for four in a unit of two bedrooms on the Algarve, with changes of what is quoted. */
export function testWeek(changes: Partial<QuotedWeek> = {}): QuotedWeek {
  return {
    resort: {
      id: 'mediterranean-algarve-3',
      name: 'Lemon Grove Village',
      region: { id: 'mediterranean', name: 'Mediterranean and Atlantic Islands' },
      subregion: { id: 'mediterranean-algarve', name: 'Algarve', parentId: 'mediterranean' },
      place: 'Tavira',
      countryCode: 'PT',
      position: { latitude: 37.127, longitude: -7.65 },
      timeZone: 'Europe/Lisbon',
      guestRating: 4.4,
      reviewCount: 212,
      isAdultsOnly: false,
      picture: '/scenes/beach.svg',
      amenities: ['wifi', 'pool'],
    },
    unit: {
      id: 'mediterranean-algarve-3-2br',
      name: 'Two-Bedroom Villa',
      bedrooms: 2,
      baths: 2,
      sleeps: 6,
      sleepsInPrivacy: 4,
      beds: ['king', 'twin', 'twin', 'sofa_bed'],
      kitchen: 'full',
      squareMetres: 88,
      hasLaundry: true,
      view: 'sea',
      isAccessible: false,
      picture: '/scenes/apartment.svg',
    },
    week: { checkIn: '2026-10-24', checkOut: '2026-10-31', nights: 7 },
    people: 4,
    rules: {
      checkInFrom: '16:00',
      checkInUntil: '22:00',
      checkOutBy: '10:00',
      minimumAge: 21,
      acceptedCards: ['credit', 'debit'],
      deposit: { amount: 20_000, currency: 'EUR' },
      needsPhotoId: true,
      phone: '+44 1632 960123',
      address: 'Rua Aurora 4, Tavira',
    },
    extras: [{ code: 'cot', count: 2 }],
    offered: [
      { code: 'cot', maximum: 2 },
      { code: 'guest_certificate', maximum: 1 },
    ],
    changeDays: 45,
    ...changes,
  }
}
