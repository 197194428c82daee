import { describe, expect, it } from 'vitest'
import type { Agency } from '../../../../contract/types.ts'
import { languageCodes } from '../../../../tenant/language.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { documentTexts } from '../../documents/document-texts.ts'
import { testBookingDocument } from '../../documents/testing-booking-document.ts'
import { bookingMail } from '../../mail/booking-mail.ts'
import { hotelDocument } from './hotel-document.ts'
import { hotelTexts } from './hotel-texts.ts'
import { testStay } from './testing-stay.ts'

const english = documentTexts({ language: 'en', locale: 'en-GB' }, hotelTexts('en'))
const party = [
  { name: 'Ada Byron', group: 0, isLead: true, age: null },
  { name: 'Nia Byron', group: 0, isLead: false, age: 7 },
  { name: 'Tor Vik', group: 1, isLead: false, age: null },
]

describe('the documents of a stay', () => {
  it('list each room with the guests who sleep in it', () => {
    const { sections, lead } = hotelDocument(testStay(), { words: english, english: null, party })
    const [rooms] = sections
    expect([rooms?.heading, lead?.value]).toEqual(['2 rooms', 'Ada Byron'])
    expect(rooms?.rows.map(([, , people]) => people.map(({ text }) => text))).toEqual([
      ['2 adults, 1 child (aged 7)', 'Ada Byron', 'Nia Byron (7)'],
      ['1 adult', 'Tor Vik'],
    ])
  })

  it('add English to other languages', () => {
    const words = documentTexts({ language: 'de', locale: 'de-DE' }, hotelTexts('de'))
    const { facts, sections } = hotelDocument(testStay(), { words, english, party })
    expect(facts.map(({ label }) => [label.own, label.english])).toEqual([
      ['Anreise', 'Check-in'],
      ['Abreise', 'Check-out'],
      ['Gäste', 'Guests'],
    ])
    expect(sections[0]?.rows[0]?.[1]).toEqual([
      { text: 'Mit Frühstück', english: 'Breakfast included', look: 'body' },
    ])
  })

  it('have one event from check-in to check-out, in local time, that does not block days', () => {
    const { events } = hotelDocument(testStay(), { words: english, english: null, party })
    expect(events).toMatchObject([
      {
        key: '',
        title: 'Stay at Albergo della Luna',
        isBusy: false,
        start: new Date('2026-10-23T13:00:00Z'),
        end: new Date('2026-10-26T10:00:00Z'),
      },
    ])
  })
})

it.each(languageCodes)('in %s the mails about a stay use the words of hotels', async (language) => {
  const agency = { ...testContent().agency, id: 'id', version: 1 } as Agency
  const document = testBookingDocument({}, language)
  const data = { firstName: 'Nia', document, link: 'https://www.agency.example/t' }
  const settings = { agency, origin: 'https://www.agency.example', language }
  const kinds = ['bookingConfirmed', 'bookingPending', 'bookingNotCancelled', 'bookingRejected'] as const
  for (const kind of kinds) {
    const { text } = await bookingMail(kind, settings, 'nia@reader.example', data, null, () => undefined)
    const [before = ''] = (hotelTexts(language)[`${kind}.text`] ?? '').split(/\{\{day/)
    const expected = before.replace(
      '{{title}}',
      language === 'ar' ? '\u2068Albergo della Luna\u2069' : 'Albergo della Luna',
    )
    expect(text).toContain(expected)
  }
})
