import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { testPrintedFonts } from '../../../../scripts/build/fonts/testing-printed-fonts.ts'
import { logoPicture } from '../../adapters/pdf/logo-picture.ts'
import { loadPrintedFonts } from '../../adapters/pdf/printed-fonts.ts'
import { pdfPages } from '../../adapters/pdf/testing-pdf-text.ts'
import { voucherPdf } from '../../adapters/pdf/voucher-pdf.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import { textsOfDocument, titleOf } from '../documents/booking-document-texts.ts'
import { calendarFile } from '../documents/calendar-file.ts'
import { type BookingMailKind, bookingMail } from '../mail/booking-mail.ts'
import { documentOfTwo, type TwoItems, testAgency } from './testing-two-items.ts'

const fonts = loadPrintedFonts(await testPrintedFonts())
const stay = 'Albergo della Luna'
const ferry = 'Night ferry to Olbia'
const cancelled = {
  state: 'cancelled' as const,
  outcome: { at: '2026-06-01T10:00:00.000Z', penalty: 2000, refund: 8000, creditsBack: 0 },
}

async function written(part: TwoItems = {}): Promise<BookingDocument> {
  const document = await documentOfTwo(part)
  if (document === null) throw new Error('nothing is written')
  return document
}
async function printed(part: TwoItems = {}): Promise<string> {
  const pages = pdfPages(await voucherPdf(await written(part), fonts, logoPicture))
  return pages.map((page) => page.join('\n')).join('\n')
}
async function mailed(kind: BookingMailKind, part: TwoItems = {}, about?: string[]) {
  const document = await written(part)
  const settings = {
    agency: testAgency.agency,
    origin: 'https://www.agency.example',
    language: document.language,
  }
  const data = { firstName: 'Ada', document, link: 'https://www.agency.example/t', ...(about && { about }) }
  const mail = await bookingMail(kind, settings, 'ada@reader.example', data, null, () => undefined)
  return { ...mail, words: mail.text.replaceAll(/\s+/g, ' ') }
}
function events(document: BookingDocument) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(document)))
  const value = (event: ICAL.Component, name: string) => event.getFirstPropertyValue(name)?.toString()
  return {
    method: calendar.getFirstPropertyValue('method'),
    all: calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: value(event, 'uid'),
      status: value(event, 'status'),
      summary: value(event, 'summary'),
    })),
  }
}

describe('a booking of two items of two kinds', () => {
  it("prints both, each with its product's terms, and their total", async () => {
    const page = await printed()
    for (const part of [stay, ferry, 'Lead guest', '3 nights, 2 rooms', '2 × Night ferry', 'Mary Shelley'])
      expect(page).toContain(part)
    for (const part of ['Rooms', 'Base price', '€600.00', '€100.00', '€700.00', 'Paid in full to'])
      expect(page).toContain(part)
    expect(page.match(/Confirmed/g)).toHaveLength(3)
    expect(page.match(/Free of charge until/g)).toHaveLength(2)
    expect(page).toContain('Voucher')
    expect(page).not.toMatch(/Hotel voucher|\{\{|undefined/)
  })

  it.each(['ar', 'de', 'fr'])('prints in %s with English for staff', async (language) => {
    const page = await printed({ language })
    expect(page).toContain('Breakfast included')
    expect(page).not.toMatch(/\{\{|undefined|\ufffd/)
  })

  it('names the travellers of each item in its own section', async () => {
    const { items, party } = await written()
    const named = items.map(({ sections }) => JSON.stringify(sections))
    expect(named.map((part) => part.includes('Ada Byron'))).toEqual([true, true])
    expect(named.map((part) => part.includes('Mary Shelley'))).toEqual([false, true])
    expect(party.map(({ name }) => name)).toEqual(['Ada Byron', 'Ada Byron', 'Mary Shelley'])
  })

  it('has an event for each item, the first with the identity of a single-item booking', async () => {
    const { method, all } = events(await written())
    expect(method).toBe('PUBLISH')
    expect(all).toEqual([
      { uid: `LV-7K3QX9.${testAgency.id}`, status: 'CONFIRMED', summary: `Stay at ${stay}` },
      { uid: `LV-7K3QX9-2.${testAgency.id}`, status: 'CONFIRMED', summary: ferry },
    ])
  })

  it('mails the facts of both', async () => {
    const { subject, words } = await mailed('bookingConfirmed')
    expect(subject).toBe(`Confirmed: ${stay}, ${ferry}, LV-7K3QX9`)
    expect(words).toContain(`Your booking is confirmed: ${stay}, ${ferry}. It starts on Fri, Oct 23, 2026.`)
    for (const part of [
      `Hotel: ${stay}`,
      `Service: ${ferry}`,
      'Status: Confirmed',
      `${ferry}: Cancellation:`,
    ])
      expect(words).toContain(part)
  })
})

describe('an item that was refused next to another', () => {
  const refused: TwoItems = { ticket: { state: 'rejected' } }

  it('is listed as not confirmed and costs nothing', async () => {
    const document = await written(refused)
    expect(document.state).toBe('partly_confirmed')
    expect(document.price.total.amount).toBe(60_000)
    const page = await printed(refused)
    for (const part of ['Partly confirmed', 'Not confirmed', 'Nothing is charged for it.', '€600.00'])
      expect(page).toContain(part)
    expect(page).not.toContain('€700.00')
  })

  it('loses its part of the discounts', async () => {
    const discounts = [{ kind: 'promo' as const, code: 'SUN', amount: 7000 }]
    const { price } = await written({ ...refused, discounts })
    expect(price).toEqual({
      discounts: [{ kind: 'discount', label: 'SUN', amount: { amount: -6000, currency: 'EUR' } }],
      total: { amount: 54_000, currency: 'EUR' },
    })
  })

  it('appears neither in headings nor in the mail, nor does its local payment', async () => {
    const onSite = { at: null, amount: 60_000, to: 'supplier', kind: 'local' } as const
    const state = { state: 'rejected' as const }
    const document = await written({ stay: state, schedule: [onSite] })
    expect(titleOf(document, textsOfDocument(document))).toBe(ferry)
    expect(document.payments.map(({ to }) => to)).toEqual(['agency'])
    expect(document.items[0].due).toEqual([])
    expect((await written({ schedule: [onSite] })).items[0].due).toHaveLength(1)
    const { words } = await mailed('bookingConfirmed', { stay: state, schedule: [onSite] })
    expect(words).toContain(`Hotel: ${stay}`)
    expect(words).not.toContain('Check-in:')
    expect((await mailed('bookingConfirmed')).words).toContain('Check-in:')
  })

  it('is removed from calendars, and the other stays', async () => {
    const { method, all } = events(await written(refused))
    expect([method, ...all.map(({ status }) => status)]).toEqual(['PUBLISH', 'CONFIRMED', 'CANCELLED'])
  })

  it('is named in the mail that confirms the other', async () => {
    const { words } = await mailed('bookingConfirmed', refused)
    expect(words).toContain(`Your booking is confirmed: ${stay}.`)
    expect(words).toContain(`This part could not be confirmed: ${ferry}. You pay nothing for it.`)
  })
})

describe('an item that was cancelled next to another', () => {
  const part: TwoItems = { ticket: cancelled }

  it('is listed with its fee and refund, and the other is unchanged', async () => {
    const page = await printed(part)
    for (const expected of [
      'Cancelled on June 1, 2026',
      '€20.00',
      '€80.00',
      'This part of the booking is cancelled',
    ])
      expect(page).toContain(expected)
    expect(page.match(/Free of charge until/g)).toHaveLength(1)
  })

  it('is in no title, because the state next to it belongs to the other', async () => {
    const document = await written(part)
    expect([document.state, titleOf(document, textsOfDocument(document))]).toEqual(['confirmed', stay])
  })

  it('is mailed with its refund and the note that the rest is unchanged', async () => {
    const { subject, words, attachments } = await mailed('bookingCancelled', part, ['ticket'])
    expect(subject).toBe('Part of booking LV-7K3QX9 is cancelled')
    for (const expected of [
      `Your booking is cancelled: ${ferry}.`,
      'The rest of the booking is unchanged.',
      '€80.00 will be',
    ])
      expect(words).toContain(expected)
    expect(attachments?.map(({ type }) => type)).toEqual(['text/calendar; charset=utf-8; method=PUBLISH'])
  })
})

describe('a booking with an item that is not decided', () => {
  it.each(['pending', 'in_doubt'] as const)('(%s) is pending, and its event tentative', async (state) => {
    const part: TwoItems = { ticket: { state } }
    const document = await written(part)
    expect([document.state, document.items[1]?.state]).toEqual(['pending', 'pending'])
    expect(events(document).all.map(({ status }) => status)).toEqual(['CONFIRMED', 'TENTATIVE'])
    const page = await printed(part)
    expect(page).toContain('This part of the booking is not confirmed yet')
    expect((await mailed('bookingPending', part)).words).toContain(`your booking of ${ferry}`)
  })

  it('is listed as not confirmed if its hold ended while the other was in doubt', async () => {
    const lapsed: TwoItems = { ticket: { state: 'expired' } }
    const document = await written(lapsed)
    expect(document.items.map(({ state }) => state)).toEqual(['confirmed', 'rejected'])
    expect([document.state, document.price.total.amount]).toEqual(['partly_confirmed', 60_000])
    const { words } = await mailed('bookingConfirmed', lapsed)
    expect(words).toContain(`This part could not be confirmed: ${ferry}. You pay nothing for it.`)
  })

  it.each(['on_hold', 'released'] as const)('leaves out what is %s', async (state) => {
    const { items, price } = await written({ ticket: { state } })
    expect([items.map(({ title }) => title), price.total.amount]).toEqual([[stay], 60_000])
    // The only printed item uses its own product's words.
    expect(await printed({ ticket: { state } })).toContain('Hotel voucher')
  })

  it('has no document before anything was requested', async () => {
    const open = { stay: { state: 'on_hold' }, ticket: { state: 'released' } } as const
    expect(await documentOfTwo(open)).toBeNull()
  })
})

describe('a booking that is paid in parts', () => {
  it('prints each payment with its due date and state', async () => {
    const schedule = [
      { at: null, amount: 10_000, to: 'agency', kind: 'deposit' },
      { at: '2026-09-01', amount: 30_000, to: 'agency', kind: 'balance' },
      { at: '2026-10-23', amount: 20_000, to: 'supplier', kind: 'local' },
    ] as const
    const payments = [{ dueOn: null, state: 'succeeded' as const, captured: 20_000, refunded: 0 }]
    const document = await written({ schedule, payments })
    expect(
      document.payments.map(({ dueOn, to, amount, state }) => [dueOn, to, amount.amount, state]),
    ).toEqual([
      [null, 'agency', 20_000, 'succeeded'],
      ['2026-09-01', 'agency', 30_000, null],
      ['2026-10-23', 'supplier', 20_000, null],
    ])
    const page = await printed({ schedule, payments })
    for (const part of [
      'With the booking',
      '€200.00',
      'Paid to Ørsted',
      'Due on Sep 1, 2026',
      'Not paid yet',
    ])
      expect(page).toContain(part)
    for (const part of ['Due at the property', 'Balance']) expect(page).toContain(part)
  })

  it('has no payment if discounts cover all of it', async () => {
    const discounts = [{ kind: 'promo' as const, code: 'SUN', amount: 70_000 }]
    const document = await written({ discounts, payments: [] })
    expect([document.price.total.amount, document.payments]).toEqual([0, []])
    expect(await printed({ discounts, payments: [] })).not.toContain('Not paid yet')
  })
})
