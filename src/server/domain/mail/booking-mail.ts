import { onlyItem } from '../documents/booking-document-texts.ts'
import { calendarFile, calendarMethod } from '../documents/calendar-file.ts'
import type { PrintVoucher } from '../documents/print-voucher.ts'
import type { MailAttachment } from './mail-attachment.ts'
import type { BookingMail, MailData, MailKind } from './mail-data.ts'
import type { MailSettings } from './mail-frame.ts'
import type { NewMail } from './mail-repository.ts'
import { renderMail } from './render-mail.ts'

/** Kinds of mails that only report what happened to a booking. */
export type PlainMailKind = Exclude<
  BookingMailKind,
  'bookingSupplierChanged' | 'bookingAmended' | 'bookingNotAmended'
>

export type BookingMailKind = Extract<
  MailKind,
  | 'bookingConfirmed'
  | 'bookingAnswered'
  | 'bookingPending'
  | 'bookingCancelled'
  | 'bookingNotCancelled'
  | 'bookingRejected'
  | 'bookingClaimed'
  | 'bookingSupplierChanged'
  | 'bookingAmended'
  | 'bookingNotAmended'
>

const withVoucher: readonly BookingMailKind[] = ['bookingConfirmed', 'bookingAmended', 'bookingAnswered']

/**
 * Returns a mail about a booking with its files. A confirmed or changed booking has a voucher and calendar events, a
 * cancelled one removes its events, an open one has none. If printing fails, the mail has no voucher, and `failed`
 * receives the cause.
 */
export async function bookingMail<Kind extends BookingMailKind>(
  kind: Kind,
  settings: MailSettings,
  recipient: string,
  data: MailData[Kind],
  print: PrintVoucher | null,
  failed: (cause: unknown) => void,
): Promise<NewMail> {
  const voucher = withVoucher.includes(kind) && print !== null ? await voucherOf(data, print, failed) : null
  const mailData = voucher === null ? { ...data, hasNoVoucher: true as const } : data
  const texts = onlyItem(data.document)?.texts.own
  const mail = renderMail(kind, { ...settings, ...(texts && { texts }) }, recipient, mailData)
  return { ...mail, attachments: filesOf(kind, data, voucher) }
}

async function voucherOf(
  { document }: BookingMail,
  print: PrintVoucher,
  failed: (cause: unknown) => void,
): Promise<MailAttachment | null> {
  try {
    return { name: `${document.reference}.pdf`, type: 'application/pdf', bytes: await print(document) }
  } catch (cause) {
    failed(cause)
    return null
  }
}

function filesOf(
  kind: BookingMailKind,
  { document }: BookingMail,
  voucher: MailAttachment | null,
): MailAttachment[] {
  const { reference } = document
  if (kind !== 'bookingCancelled' && !withVoucher.includes(kind)) return []
  const calendar = {
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(document)}`,
    bytes: new TextEncoder().encode(calendarFile(document)),
  }
  return voucher === null ? [calendar] : [voucher, calendar]
}
