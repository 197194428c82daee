import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testPrintedFonts } from '../../../../scripts/build/fonts/testing-printed-fonts.ts'
import { proofCases } from '../../../../scripts/proof-cases.ts'
import { languageCodes } from '../../../tenant/language.ts'
import type { TypePairing } from '../../../theme/theme-input.ts'
import { typePairings } from '../../../theme/type-pairings.ts'
import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import { textsOfDocument } from '../../domain/documents/booking-document-texts.ts'
import type { CellText, CodeFormat, DocumentRow } from '../../domain/documents/document-item.ts'
import { testBookingDocument } from '../../domain/documents/testing-booking-document.ts'
import { testStay } from '../../domain/products/hotel/testing-stay.ts'
import { testContent } from '../store/testing.ts'
import { logoPicture } from './logo-picture.ts'
import { loadPrintedFonts } from './printed-fonts.ts'
import { pdfPages } from './testing-pdf-text.ts'
import { voucherPdf } from './voucher-pdf.ts'

const fonts = loadPrintedFonts(await testPrintedFonts())
const print = (document: BookingDocument) => voucherPdf(document, fonts, logoPicture)
const textOf = async (document: BookingDocument) =>
  pdfPages(await print(document)).map((page) => page.join('\n'))
const raw = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

const nineRooms = testBookingDocument({
  stay: testStay({ occupancies: Array.from({ length: 9 }, () => ({ adults: 2, childAges: [7] })) }),
  party: Array.from({ length: 9 }, (_, group) => ({
    name: `Guest of Room ${group + 1}`,
    group,
    isLead: group === 0,
    age: null,
  })),
})

describe('a voucher', () => {
  it('shows guest, dates, reference, product and price on one page', async () => {
    const [page = '', ...more] = await textOf(testBookingDocument())
    expect(more).toEqual([])
    const said = [
      'Hotel voucher',
      'Confirmed',
      'Albergo della Luna',
      'LV-7K3QX9',
      'AL-448812',
      '3 nights, 2 rooms',
    ]
    const room = [
      'Room 1 – Deluxe room, sea view',
      '1 king-size bed, 1 sofa bed',
      'Breakfast included',
      'Nia Ærøskøbing (7)',
    ]
    const money = [
      'Total',
      '€643.50',
      'Paid in full to Ørsted & Søn',
      'Due at the property',
      'City tax',
      '€24.00',
    ]
    for (const part of [...said, ...room, ...money, 'Cancellation', 'A cot for Nia', 'No smoking indoors.']) {
      expect(page).toContain(part)
    }
  })

  it('names the time zone as on the days of the stay', async () => {
    const stay = testStay({ property: { timeZone: 'Europe/Lisbon' } })
    const [page = ''] = await textOf(testBookingDocument({ stay }))
    expect(page.replaceAll('\n', ' ')).toContain('Western European')
  })

  it.each(languageCodes)('is in %s, with English next to it for the front desk', async (language) => {
    const document = testBookingDocument({}, language)
    const words = textsOfDocument(document)
    const [page = ''] = await textOf(document)
    expect(page).not.toMatch(/\{\{|undefined|\ufffd/)
    expect(page).toContain('Breakfast included')
    // Fonts reorder Arabic words, join letters into one shape and split marks off, so the test checks which letters
    // occur together.
    const letters = (text: string) => [...text.normalize('NFD').replace(/[^\p{L}]/gu, '')].sort().join('')
    const pieces = page.split('\n')
    const spans = pieces.flatMap((_, from) =>
      [1, 2, 3, 4].map((count) => letters(pieces.slice(from, from + count).join(''))),
    )
    const isThere = (text: string) => (words.isRtl ? spans.includes(letters(text)) : page.includes(text))
    for (const key of ['voucher.title', 'state.confirmed', 'cancel.heading', 'terms.heading']) {
      expect(isThere(words.say(key)), key).toBe(true)
    }
  })

  it('is the same file for the same booking, and another one for another booking', async () => {
    const [one, same, other] = await Promise.all(
      [testBookingDocument(), testBookingDocument(), testBookingDocument({ reference: 'LV-AAAAAA' })].map(
        print,
      ),
    )
    expect(Buffer.compare(Buffer.from(one ?? []), Buffer.from(same ?? []))).toBe(0)
    expect(Buffer.compare(Buffer.from(one ?? []), Buffer.from(other ?? []))).not.toBe(0)
  })

  it('of nine rooms continues on a second page, which names its booking', async () => {
    const [first = '', second = '', ...more] = await textOf(nineRooms)
    expect(more).toEqual([])
    for (let room = 1; room <= 9; room += 1) expect(first + second).toContain(`Guest of Room ${room}`)
    expect(second).toContain('LV-7K3QX9')
    expect(first).toContain('Page 1 of 2')
    expect(second).toContain('Page 2 of 2')
  })

  it('prints a code that has a name as a picture, and others only as text', async () => {
    const ticket = (format?: CodeFormat, text = 'SIA-1') => {
      const code = format && { code: { format, name: 'Ticket 1' } }
      const cell: CellText = { text, look: 'body', isOwn: true, ...code }
      const rows: DocumentRow[] = [[[{ text: 'Adult', look: 'body' }], [cell], []]]
      return testBookingDocument({ item: { sections: [{ heading: 'Tickets', rows }] } })
    }
    const figures = async (document: BookingDocument) =>
      raw(await print(document)).match(/\/S \/Figure/g)?.length ?? 0
    const without = await figures(ticket())
    for (const format of ['qr', 'aztec', 'code128'] as const) {
      expect(await figures(ticket(format))).toBe(without + 1)
      expect((await textOf(ticket(format))).join()).toContain('SIA-1')
    }
    expect(await figures(ticket('code128', 'Ünï'))).toBe(without)
  })

  it('is small, embeds its fonts, and has language and structure for screen readers', async () => {
    const pdf = await print(testBookingDocument({}, 'ar'))
    expect(pdf.length).toBeLessThan(150_000)
    const file = raw(pdf)
    expect(file).toContain('/Lang (ar)')
    expect(file).toMatch(/\/Marked true/)
    expect(file).toMatch(/\/S \/Figure\s+\/Alt/)
    const carried = file.match(/\/FontFile2/g)?.length ?? 0
    expect(carried).toBeGreaterThan(2)
    expect(file.match(/\/Type \/FontDescriptor/g)).toHaveLength(carried)
  })

  it.each([
    ['A4', '595.28 841.89'],
    ['Letter', '612 792'],
  ] as const)('is on %s', async (paper, size) => {
    expect(raw(await print(testBookingDocument({ paper })))).toContain(`/MediaBox [0 0 ${size}]`)
  })

  it.each([
    ['pending', 'The property has not confirmed this booking yet.'],
    ['cancelled', 'This booking is cancelled.'],
    ['rejected', 'The property could not confirm this booking.'],
  ] as const)('of a booking that is %s states that it is no voucher', async (state, notice) => {
    const [page = ''] = await textOf(testBookingDocument({ state }))
    expect(page).toContain(notice)
    expect(page).not.toContain('Hotel voucher')
    expect(page).not.toContain('Please show this voucher')
  })

  it('of a cancelled booking shows the refund and nothing to pay at the hotel', async () => {
    const euro = (amount: number) => ({ amount, currency: 'EUR' })
    const cancelled = {
      at: new Date('2026-06-01T22:30:00Z'),
      penalty: euro(21_450),
      refund: euro(42_900),
      refundToCome: euro(42_900),
    }
    const [page = ''] = await textOf(testBookingDocument({ state: 'cancelled', item: { cancelled } }))
    expect(page).toContain('Cancelled on June 2, 2026 at 12:30 AM')
    expect(page).toContain('€429.00')
    expect(page).not.toContain('Due at the property')
  })

  it('shows a sharp logo, or the agency’s name if the logo cannot be drawn', async () => {
    const logo = new Uint8Array(readFileSync('tenants/rum-ro/logo.svg'))
    const document = testBookingDocument()
    const withLogo = await print({ ...document, brand: { ...document.brand, logo } })
    expect(raw(withLogo)).toMatch(/\/Subtype \/Image/)
    const broken = await print({ ...document, brand: { ...document.brand, logo: new Uint8Array([1, 2, 3]) } })
    expect(raw(broken)).not.toMatch(/\/Subtype \/Image/)
    expect(pdfPages(broken)[0]?.join('\n')).toContain('Ørsted & Søn')
  })

  it('keeps every letter of a long name, and of names in other alphabets', async () => {
    const name = `Grand Hôtel ${'de la Très Longue Promenade '.repeat(8)}Fin`
    const party = ['Nguyễn Thị Ánh', 'Γιώργος Παπαδόπουλος', 'Юлия Щербакова'].map((one) => ({
      name: one,
      group: 0,
      isLead: false,
      age: null,
    }))
    const [page = ''] = await textOf(testBookingDocument({ stay: testStay({ property: { name } }), party }))
    expect(page.replaceAll('\n', ' ')).toContain('Promenade Fin')
    const letters = page.replaceAll('\n', '')
    for (const traveller of party) expect(letters).toContain(traveller.name)
  })

  it.each(proofCases(Object.keys(typePairings) as TypePairing[], 2))(
    'is printed in %s for a name with joiners and other letters without an outline',
    async (typePairing) => {
      const { brand } = testBookingDocument()
      const theme = { ...testContent().agency.theme, typePairing }
      for (const name of ['علی\u200cرضا محمدی', '👩\u200d🚀 Zoë', 'Ana\u00ad\u2009Zoë\u200d']) {
        const lead = { name, group: 0, isLead: true, age: null }
        const [page = ''] = await textOf(testBookingDocument({ brand: { ...brand, theme }, party: [lead] }))
        expect(page).toMatch(/Zoë|\p{Script=Arabic}/u)
      }
    },
  )

  it('has the letters of every alphabet, without a replacement character', async () => {
    const names = [
      '李 小龙',
      '陳煒婷',
      '山田 はなこ',
      '김민준',
      'נתן כהן',
      'नीरज श्रीवास्तव',
      'সুমিত্রা',
      'નરેન્દ્ર પટેલ',
      'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      'தமிழ்ச்செல்வி',
      'శ్రీనివాస్',
      'ಕೃಷ್ಣ',
      'ශ්‍රියා',
      'ശ്രീകുമാർ',
      'สมชาย ใจดี',
      'ປະເທດ',
      'សុខា',
      'မောင်မောင်',
      'გიორგი',
      'Հայկ',
      'አበበ',
      'ޢަލީ',
      '👩\u200d🚀 Zoë',
    ]
    const party = names.map((name) => ({ name, group: 0, isLead: false, age: null }))
    const printed = (await textOf(testBookingDocument({ party }))).join('\n')
    expect(printed).not.toContain('\ufffd')
    const letters = (text: string) => new Set(text.normalize('NFD').match(/\p{L}|\p{Emoji_Presentation}/gu))
    // A font may join letters into one shape, which maps to the first of them.
    const found = letters(printed)
    for (const name of names) {
      const wanted = [...letters(name)]
      expect(wanted.filter((letter) => found.has(letter)).length, name).toBeGreaterThan(wanted.length / 2)
    }
  })

  it('explains the replacement character, in English too, only if it occurs', async () => {
    const lead = { name: 'བསྟན་འཛིན', group: 0, isLead: true, age: null }
    const [page = ''] = await textOf(testBookingDocument({ party: [lead] }, 'de'))
    expect(page).toContain('\ufffd')
    for (const note of ['Die unten genannte Agentur', 'The agency named below'])
      expect(page.replaceAll('\n', ' ')).toContain(note)
    const [plain = ''] = await textOf(testBookingDocument())
    expect(plain).not.toContain('The agency named below')
  })

  it('never throws for any letter, whole or broken', async () => {
    const [page = ''] = await textOf(testBookingDocument({ requests: 'དགོན་པ \u0000\ud83c' }))
    expect(page).not.toContain('ད')
  })
})
