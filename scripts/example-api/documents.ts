import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'
import { type Booking, type BookingStore, onlyItem, stayOf } from './stored-booking.ts'

/** Makes the calls of a booking's files: the PDF voucher and the calendar entry. */
export function documentRoutes(store: BookingStore): readonly Route[] {
  return [
    route('getVoucher', 'GET /api/bookings/{reference}/voucher', (call) => {
      const booking = requireBooked(store.of(call).booking)
      const { reference } = booking
      const { confirmationNumber = '' } = onlyItem(booking)
      const { name } = stayOf(booking).hotel
      return {
        type: 'application/pdf',
        text: pdfOf([name, reference, confirmationNumber, ...nights(booking)]),
      }
    }),
    route('getCalendarFile', 'GET /api/bookings/{reference}/calendar', (call) => {
      const booking = requireBooked(store.of(call).booking)
      return { type: 'text/calendar', text: calendarOf(booking) }
    }),
  ]
}

function requireBooked(booking: Booking): Booking {
  if (['confirmed', 'cancelled', 'completed'].includes(booking.state)) return booking
  throw new Refusal(409, 'The voucher is available once the booking is confirmed.')
}

function nights(booking: Booking): [string, string] {
  const { start, end } = stayOf(booking).stay
  return [`Check-in ${start}`, `Check-out ${end}`]
}

function calendarOf(booking: Booking): string {
  const { reference, state, createdAt } = booking
  const hotel = stayOf(booking)
  const day = (date: string) => date.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example-api//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@example-api`,
    `DTSTAMP:${createdAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(hotel.stay.start)}`,
    `DTEND;VALUE=DATE:${day(hotel.stay.end)}`,
    `SUMMARY:${hotel.hotel.name}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** A PDF of one page with lines of plain ASCII. */
function pdfOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj 0 -24 Td`).join('\n')
  const page = `BT /F1 16 Tf 60 760 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return text + table + trailer
}
