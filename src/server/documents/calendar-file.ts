import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { zonedTime } from '../../tenant/zoned-time.ts'
import type { BookingDocument, DocumentState } from './booking-document.ts'
import { documentWords } from './document-words.ts'
import { addressWords, leadOf, nightsOf } from './stay-words.ts'

const statuses: Readonly<Record<DocumentState, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  cancellation_requested: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  rejected: ICalEventStatus.CANCELLED,
}

/**
 * Gives a booking as a calendar file (RFC 5545), from check-in to check-out at the house's clocks. Its event has one
 * identity for good and the number of the booking's changes, so that a newer file replaces what an older one brought;
 * that of a cancelled booking takes the event away.
 */
export function calendarFile(document: BookingDocument): string {
  const { brand, property, changedAt } = document
  const status = statuses[document.state]
  const isOver = status === ICalEventStatus.CANCELLED
  const calendar = ical({
    prodId: { company: 'livery', product: 'bookings', language: document.language.toUpperCase() },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const local = (date: string, time: string) => zonedTime(`${date}T${time}`, property.timeZone).at
  const event = calendar.createEvent({
    id: `${document.reference}.${brand.id}`,
    sequence: document.changes,
    status,
    stamp: changedAt,
    created: document.bookedAt,
    lastModified: changedAt,
    start: local(document.arrival, property.checkIn.from),
    end: local(document.departure, property.checkOut.until),
    summary: summaryOf(document),
    description: sound(descriptionOf(document)),
    location: {
      title: sound(property.name),
      address: sound(addressWords(document, documentWords(document))),
      geo: { lat: property.position.latitude, lon: property.position.longitude },
    },
    // Who sleeps somewhere is not busy by day.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  })
  if (document.link !== null) event.url(document.link)
  if (brand.email !== '') event.organizer({ name: sound(brand.name), email: brand.email })
  return calendar.toString()
}

function summaryOf(document: BookingDocument): string {
  const { say } = documentWords(document)
  const places = { property: document.property.name }
  if (document.state === 'cancelled' || document.state === 'rejected')
    return sound(say('calendar.cancelled', places))
  return sound(say(document.state === 'pending' ? 'calendar.pending' : 'calendar.stay', places))
}

function descriptionOf(document: BookingDocument): string {
  const { say, count, clock, list } = documentWords(document)
  const { property, brand } = document
  const lead = leadOf(document)
  const lines = [
    `${say('label.reference')}: ${document.reference}`,
    ...(document.confirmationNumber === null
      ? []
      : [`${say('label.confirmationNumber')}: ${document.confirmationNumber}`]),
    list([count('nights', nightsOf(document)), count('rooms', document.rooms.length)]),
    ...(lead ? [`${say('label.lead')}: ${lead.name}`] : []),
    `${say('label.arrival')}: ${say('time.from', { time: clock(property.checkIn.from) })}`,
    `${say('label.departure')}: ${say('time.until', { time: clock(property.checkOut.until) })}`,
    ...(property.phone === '' ? [] : [`${say('label.phone')}: ${property.phone}`]),
    ...(document.requests.trim() === '' ? [] : [`${say('requests.heading')}: ${document.requests.trim()}`]),
    '',
    list([brand.name, brand.phone, brand.email].filter((part) => part !== '')),
  ]
  return lines.join('\n')
}

/** Takes text of somebody's and gives it without what no calendar may hold: control characters and halves of letters. */
function sound(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
}
