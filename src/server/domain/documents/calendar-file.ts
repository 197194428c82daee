import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { BookingDocument } from './booking-document.ts'
import { textsOfItem } from './booking-document-texts.ts'
import type { DocumentEvent, DocumentItem, ItemDocumentState } from './document-item.ts'

const statuses: Readonly<Record<ItemDocumentState, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  cancellation_requested: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  rejected: ICalEventStatus.CANCELLED,
}

/**
 * Returns a booking as a calendar file (RFC 5545), with its items' events. Each event has a permanent identity and
 * the number of the booking's changes, so that a newer file replaces an older one. A cancelled item's file removes
 * its event.
 */
export function calendarFile(document: BookingDocument): string {
  const calendar = ical({
    prodId: { company: 'livery', product: 'bookings', language: document.language.toUpperCase() },
    method: ICalCalendarMethod[calendarMethod(document)],
  })
  for (const item of document.items) for (const event of item.events) add(event, item, document, calendar)
  // The library omits the end of the last line, which the format requires.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** Returns the method of a booking's calendar file: if all items ended, it removes them from calendars. */
export function calendarMethod({ items }: Pick<BookingDocument, 'items'>): 'PUBLISH' | 'CANCEL' {
  return items.every(isOver) ? 'CANCEL' : 'PUBLISH'
}

function isOver({ state }: Pick<DocumentItem, 'state'>): boolean {
  return statuses[state] === ICalEventStatus.CANCELLED
}

function add(event: DocumentEvent, item: DocumentItem, document: BookingDocument, calendar: ICalCalendar) {
  const { brand, changedAt } = document
  const { place } = event
  const added = calendar.createEvent({
    id: identityOf(event, item, document),
    sequence: document.changes,
    status: statuses[item.state],
    stamp: changedAt,
    created: document.bookedAt,
    lastModified: changedAt,
    start: event.start,
    end: event.end,
    summary: summaryOf(event, item, document),
    description: sound(descriptionOf(event, item, document)),
    ...(place && {
      location: {
        title: sound(place.name),
        address: sound(place.address),
        ...(place.position && {
          geo: { lat: place.position.latitude, lon: place.position.longitude },
        }),
      },
    }),
    transparency: event.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    busystatus: event.isBusy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
  })
  if (document.link !== null) added.url(document.link)
  if (brand.email !== '') added.organizer({ name: sound(brand.name), email: brand.email })
}

/** The first item's event keeps the identity of single-item bookings, which calendars may already have. */
function identityOf(
  { key }: DocumentEvent,
  { line }: DocumentItem,
  { reference, brand }: BookingDocument,
): string {
  const item = line === 0 ? '' : `-${line + 1}`
  return `${reference}${item}${key === '' ? '' : `.${key}`}.${brand.id}`
}

function summaryOf(event: DocumentEvent, item: DocumentItem, document: BookingDocument): string {
  const { say } = textsOfItem(document, item)
  if (isOver(item)) return sound(say('calendar.cancelled', { title: item.title }))
  return sound(item.state === 'pending' ? say('calendar.pending', { title: item.title }) : event.title)
}

function descriptionOf(event: DocumentEvent, item: DocumentItem, document: BookingDocument): string {
  const { say, list } = textsOfItem(document, item)
  const { brand, requests } = document
  const lines = [
    `${say('label.reference')}: ${document.reference}`,
    ...(item.confirmationNumber === null
      ? []
      : [`${say('label.confirmationNumber')}: ${item.confirmationNumber}`]),
    ...event.lines,
    ...(event.place?.phone ? [`${say('label.phone')}: ${event.place.phone}`] : []),
    ...(requests.trim() === '' ? [] : [`${say('requests.heading')}: ${requests.trim()}`]),
    '',
    list([brand.name, brand.phone, brand.email].filter((part) => part !== '')),
  ]
  return lines.join('\n')
}

/** Returns text without what calendars may not contain: control characters and unpaired surrogates. */
function sound(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
}
