import type { LanguageCode } from '../../contract/types.ts'
import { localeOf } from '../../tenant/language.ts'
import type { BookingDocument, DocumentRoom } from './booking-document.ts'

/** A booking of two rooms for a family of three and a friend, as documents get it. */
export function testBookingDocument(
  part: Partial<BookingDocument> = {},
  language: LanguageCode = 'en',
): BookingDocument {
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  return {
    brand: {
      id: '0f8b2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4',
      name: 'Ørsted & Søn',
      logo: null,
      primaryColor: '#0b6e4f',
      theme: undefined,
      email: 'hello@agency.example',
      phone: '+45 12 34 56 78',
      address: ['Havnegade 1', '8000 Aarhus', 'Danmark'],
      site: 'https://www.agency.example',
    },
    language,
    locale: localeOf(language, { defaultCountry: 'DK' }),
    paper: 'A4',
    reference: 'LV-7K3QX9',
    confirmationNumber: 'AL-448812',
    state: 'confirmed',
    bookedAt: new Date('2026-05-02T09:14:00Z'),
    changedAt: new Date('2026-05-02T09:14:05Z'),
    changes: 1,
    link: 'https://www.agency.example/mytrip/LV-7K3QX9',
    property: {
      name: 'Albergo della Luna',
      address: { line: 'Via dei Coronari 112', city: 'Roma', country: 'IT' },
      position: { latitude: 41.89981, longitude: 12.47123 },
      phone: '+39 06 555 0142',
      timeZone: 'Europe/Rome',
      checkIn: { from: '15:00', until: '22:30' },
      checkOut: { until: '11:00' },
    },
    arrival: '2026-10-23',
    departure: '2026-10-26',
    rooms: [
      testRoom(),
      testRoom({
        kind: 'standard',
        view: 'none',
        beds: [{ kind: 'single', count: 2 }],
        adults: 1,
        childAges: [],
      }),
    ],
    travellers: [
      { name: 'Søren Ærøskøbing-Łukasiewicz', room: 0, isLead: true, age: null },
      { name: 'Maria da Conceição', room: 0, isLead: false, age: null },
      { name: 'Nia Ærøskøbing', room: 0, isLead: false, age: 7 },
      { name: 'Jens Peter Holm', room: 1, isLead: false, age: null },
    ],
    cancellation: {
      isRefundable: true,
      steps: [
        { from: '2026-10-20T18:00:00', penalty: euro(21_450) },
        { from: '2026-10-23T00:00:00', penalty: euro(64_350) },
      ],
    },
    cancelled: null,
    price: {
      lines: [
        { kind: 'rooms', label: null, amount: euro(57_900) },
        { kind: 'tax', label: null, amount: euro(5790) },
        { kind: 'fee', label: null, amount: euro(1660) },
        { kind: 'discount', label: null, amount: euro(-1000) },
      ],
      total: euro(64_350),
      due: [{ label: 'City tax', amount: euro(2400), estimate: null }],
    },
    payment: { at: 'now', state: 'succeeded', captured: euro(64_350), refunded: euro(0) },
    requests: 'Late arrival, about 22:00. A cot for Nia, please.',
    terms: [
      'Who checks in is at least 18 years old and shows a passport or identity card.',
      'No smoking indoors.',
    ],
    ...part,
  }
}

/** A double room with a view of the sea, for two and a child. */
export function testRoom(part: Partial<DocumentRoom> = {}): DocumentRoom {
  return {
    kind: 'deluxe',
    view: 'sea',
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa_bed', count: 1 },
    ],
    board: 'breakfast',
    adults: 2,
    childAges: [7],
    ...part,
  }
}
