import type { BookingMail, MailKind } from '../mail/mail-data.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { MailAttachment } from '../store/mail-attachment.ts'
import type { NewMail } from '../store/mail-repository.ts'
import { calendarFile } from './calendar-file.ts'
import type { PrintVoucher } from './print-voucher.ts'

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
 * Gives a mail about a booking with what belongs to it: a confirmed one brings its voucher and its entry for calendars,
 * a cancelled one what takes the entry away; what is still open brings nothing. Where nothing is printed there is no voucher,
 * and where printing fails the mail goes without it: who booked hears of it all the same, and `failed` of the failure.
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
  return { ...renderMail(kind, settings, recipient, told), attachments: filesOf(kind, data, voucher) }
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
  const calendar = (method: 'PUBLISH' | 'CANCEL'): MailAttachment => ({
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes: new TextEncoder().encode(calendarFile(document)),
  })
  if (kind === 'bookingCancelled') return [calendar('CANCEL')]
  if (kind !== 'bookingConfirmed') return []
  return voucher === null ? [calendar('PUBLISH')] : [voucher, calendar('PUBLISH')]
}
