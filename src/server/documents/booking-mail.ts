import type { BookingMail, MailKind } from '../mail/mail-data.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { MailAttachment } from '../store/mail-attachment.ts'
import type { NewMail } from '../store/mail-repository.ts'
import { calendarFile, calendarMethod } from './calendar-file.ts'
import type { PrintVoucher } from './print-voucher.ts'
import { onlyItem } from './words-of.ts'

export type BookingMailKind = Extract<
  MailKind,
  | 'bookingConfirmed'
  | 'bookingPending'
  | 'bookingCancelled'
  | 'bookingNotCancelled'
  | 'bookingRejected'
  | 'bookingClaimed'
>

/**
 * Gives a mail about a booking with its files: a confirmed booking brings its voucher and its events for calendars, a cancelled one takes
 * the events of what was cancelled away, an open one brings nothing. Where nothing is printed there is no voucher. Where printing fails the
 * mail goes without it, and `failed` receives the cause.
 */
export async function bookingMail(
  kind: BookingMailKind,
  settings: MailSettings,
  recipient: string,
  data: BookingMail,
  print: PrintVoucher | null,
  failed: (cause: unknown) => void,
): Promise<NewMail> {
  const voucher = kind === 'bookingConfirmed' && print !== null ? await voucherOf(data, print, failed) : null
  const told = voucher === null ? { ...data, hasNoVoucher: true as const } : data
  const texts = onlyItem(data.document)?.texts.own
  const mail = renderMail(kind, { ...settings, ...(texts && { texts }) }, recipient, told)
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
  if (kind !== 'bookingCancelled' && kind !== 'bookingConfirmed') return []
  const calendar = {
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(document)}`,
    bytes: new TextEncoder().encode(calendarFile(document)),
  }
  return voucher === null ? [calendar] : [voucher, calendar]
}
