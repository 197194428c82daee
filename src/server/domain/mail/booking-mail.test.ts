import { expect, it } from 'vitest'
import { testPrintedFonts } from '../../../../scripts/build/fonts/testing-printed-fonts.ts'
import type { Agency } from '../../../contract/types.ts'
import { logoPicture } from '../../adapters/pdf/logo-picture.ts'
import { voucherPrinter } from '../../adapters/pdf/voucher-printer.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { testBookingDocument } from '../documents/testing-booking-document.ts'
import { type BookingMailKind, bookingMail } from './booking-mail.ts'
import type { MailSettings } from './mail-frame.ts'

const print = voucherPrinter(await testPrintedFonts(), logoPicture)
const settings: MailSettings = {
  agency: { ...testContent().agency, id: 'id', version: 1 } as Agency,
  origin: 'https://www.agency.example',
  language: 'en',
}
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const cancelled = testBookingDocument({
  state: 'cancelled',
  item: {
    cancelled: {
      at: new Date('2026-06-01T10:00:00Z'),
      penalty: euro(0),
      refund: euro(64_350),
      refundToCome: euro(64_350),
    },
  },
})
const failures: unknown[] = []
const written = (kind: BookingMailKind, document = testBookingDocument(), printed = print) =>
  bookingMail(
    kind,
    settings,
    'nia@reader.example',
    { firstName: 'Nia', document, link: 'https://www.agency.example/t' },
    printed,
    (cause) => failures.push(cause),
  )
const start = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString('latin1')

it('attaches voucher and calendar file once the booking is confirmed', async () => {
  const { attachments: [voucher, calendar, ...more] = [] } = await written('bookingConfirmed')
  expect(more).toEqual([])
  expect([voucher?.name, voucher?.type]).toEqual(['LV-7K3QX9.pdf', 'application/pdf'])
  expect(start(voucher?.bytes)).toMatch(/^%PDF-1\.7/)
  expect(calendar?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(start(calendar?.bytes)).toContain('METHOD:PUBLISH')
})

it('removes the event from calendars after a cancellation, and attaches no voucher', async () => {
  const { attachments: [calendar, ...more] = [] } = await written('bookingCancelled', cancelled)
  expect(more).toEqual([])
  expect(calendar?.type).toContain('method=CANCEL')
  expect(start(calendar?.bytes)).toContain('METHOD:CANCEL')
})

it('attaches nothing while the booking is open', async () => {
  expect((await written('bookingPending', testBookingDocument({ state: 'pending' }))).attachments).toEqual([])
  expect((await written('bookingRejected')).attachments).toEqual([])
})

it('is sent without a voucher that cannot be printed, does not mention it, and logs it', async () => {
  const broken = new Error('no letter, no voucher')
  const { attachments = [], text } = await written('bookingConfirmed', testBookingDocument(), async () => {
    throw broken
  })
  expect(attachments.map(({ name }) => name)).toEqual(['LV-7K3QX9.ics'])
  expect(text).toContain('https://www.agency.example/t')
  expect(text).not.toContain('attached')
  expect(failures).toEqual([broken])
})
