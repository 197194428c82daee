import type { LanguageCode } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import { hotelKind } from '../products/hotel/hotel-kind.ts'
import { testStay } from '../products/hotel/testing-stay.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'
import type { BookingDocument, DocumentTraveller } from './booking-document.ts'
import { englishOf } from './booking-document-texts.ts'
import type { DocumentItem, ItemDocumentState } from './document-item.ts'
import { documentTexts } from './document-texts.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' })
const phone = '+39 06 555 0142'

const family: readonly DocumentTraveller[] = [
  { name: 'Søren Ærøskøbing-Łukasiewicz', group: 0, isLead: true, age: null },
  { name: 'Maria da Conceição', group: 0, isLead: false, age: null },
  { name: 'Nia Ærøskøbing', group: 0, isLead: false, age: 7 },
  { name: 'Jens Peter Holm', group: 1, isLead: false, age: null },
]

/** What a test changes in a booking of a stay. */
interface Wanted extends Omit<Partial<BookingDocument>, 'state' | 'items'> {
  state?: ItemDocumentState
  stay?: QuotedStay
  /** Changes of its item. */
  item?: Partial<DocumentItem>
}

/** A booking of two rooms for a family of three and a friend, as documents receive it. */
export function testBookingDocument(
  { state = 'confirmed', stay = testStay(), item = {}, party = family, ...part }: Wanted = {},
  language: LanguageCode = 'en',
): BookingDocument {
  const locale = localeOf(language, { defaultCountry: 'DK' })
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
    locale,
    paper: 'A4',
    state,
    party,
    reference: 'LV-7K3QX9',
    bookedAt: new Date('2026-05-02T09:14:00Z'),
    changedAt: new Date('2026-05-02T09:14:05Z'),
    changes: 1,
    link: 'https://www.agency.example/mytrip/LV-7K3QX9',
    items: [{ ...stayItem(stay, party, { language, locale }), state, ...item }],
    price: {
      discounts: [{ kind: 'discount', label: null, amount: euro(-1000) }],
      total: euro(64_350),
    },
    payments: [
      {
        dueOn: null,
        to: 'agency',
        amount: euro(64_350),
        state: 'succeeded',
        failure: null,
        refunded: euro(0),
      },
    ],
    requests: 'Late arrival, about 22:00. A cot for Nia, please.',
    ...part,
  }
}

function stayItem(
  stay: QuotedStay,
  party: readonly DocumentTraveller[],
  spoken: Pick<BookingDocument, 'language' | 'locale'>,
): DocumentItem {
  const texts = { own: hotelKind.texts(spoken.language), english: hotelKind.texts('en') }
  const words = documentTexts(spoken, texts.own)
  const part = hotelKind.documentPart(stay, { words, english: englishOf(spoken, { texts }), party })
  return {
    ...part,
    place: part.place && { ...part.place, phone },
    events: part.events.map((event) => ({ ...event, place: event.place && { ...event.place, phone } })),
    id: '4b1f0c1e',
    line: 0,
    title: stay.property.name,
    state: 'confirmed',
    texts,
    confirmationNumber: 'AL-448812',
    period: hotelKind.periodOf(stay),
    terms: [
      'Who checks in is at least 18 years old and shows a passport or identity card.',
      'No smoking indoors.',
    ],
    price: {
      lines: [
        { kind: 'item', label: null, amount: euro(57_900) },
        { kind: 'tax', label: null, amount: euro(5790) },
        { kind: 'fee', label: null, amount: euro(1660) },
      ],
      total: euro(64_350),
    },
    due: [{ label: 'City tax', amount: euro(2400), estimate: null, isOfPrice: false }],
    cancellation: {
      isRefundable: true,
      steps: [
        { from: '2026-10-20T18:00:00', penalty: euro(21_450) },
        { from: '2026-10-23T00:00:00', penalty: euro(64_350) },
      ],
    },
    cancelled: null,
  }
}
