import { bookingDocumentOf } from '../../../domain/booking/booking-document-of.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import { calendarFile } from '../../../domain/documents/calendar-file.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createLimiter } from '../../../kernel/limits/limiter.ts'
import type { Call, Routes } from '../../call/route.ts'
import { download } from '../../message/download.ts'
import { accessibleBooking } from './booking-access.ts'

type Operations = 'getVoucher' | 'getCalendarFile'

/** Makes the routes of what travellers print and put into their calendars. */
export function documentRoutes(parts: BookingParts): Pick<Routes, Operations> {
  // A voucher is set on this thread, and takes a fifth of a second of it: one after the other.
  const prints = createLimiter({ concurrency: 1, queue: 20, retryAfterSeconds: 5 })

  async function documentOf(call: Call<Operations>) {
    const booking = await accessibleBooking(call, call.path.reference, parts)
    const document = await bookingDocumentOf(call.agency, booking, call.caller.origin, parts)
    if (document === null) {
      throw new Problem({ code: 'conflict', detail: 'Nothing is booked yet that could be written down.' })
    }
    return document
  }

  return {
    async getVoucher(call) {
      const { print } = parts
      const document = await documentOf(call)
      if (print === null) throw new Problem({ code: 'not_found', detail: 'Nothing is printed here.' })
      const body = await prints.run(() => print(document))
      return download({
        ...{ body, contentType: 'application/pdf', fileName: `${document.reference}.pdf` },
        isShown: true,
      })
    },
    async getCalendarFile(call) {
      const document = await documentOf(call)
      const contentType = 'text/calendar; charset=utf-8'
      return download({ body: calendarFile(document), contentType, fileName: `${document.reference}.ics` })
    },
  }
}
