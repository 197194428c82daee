import { zonedTime } from '../../../../tenant/zoned-time.ts'
import type { DocumentTraveller } from '../../documents/booking-document.ts'
import type {
  DocumentEvent,
  DocumentFact,
  DocumentPart,
  DocumentRow,
  MailFact,
} from '../../documents/document-item.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'
import {
  addressText,
  allGuests,
  bedsOf,
  checkInText,
  checkOutText,
  guestsOf,
  lengthText,
  roomName,
} from './stay-texts.ts'

/** Returns what a booking's documents say about a quoted stay. */
export function hotelDocument(subject: QuotedStay, writing: ItemWriting): DocumentPart {
  const { words } = writing
  const { property } = subject
  const place = { address: addressText(property, words), phone: '', position: property.position }
  const lead = leadOf(writing.party)
  return {
    place,
    lead: {
      label: worded(writing, ({ say }) => say('label.lead')),
      value: lead?.name ?? '',
      isOwn: true,
    },
    facts: factsOf(subject, writing),
    mailFacts: mailFactsOf(subject, writing),
    sections: [
      {
        heading: words.count('rooms', subject.occupancies.length),
        rows: subject.occupancies.map((_, index) => roomRow(subject, index, writing)),
      },
    ],
    terms: [],
    events: [{ ...eventOf(subject, writing), place: { ...place, name: property.name } }],
  }
}

function leadOf(party: readonly DocumentTraveller[]): DocumentTraveller | null {
  return party.find(({ isLead }) => isLead) ?? party[0] ?? null
}

/** Check-in, check-out and the number of guests. */
function factsOf(subject: QuotedStay, writing: ItemWriting): DocumentFact[] {
  const { words, english } = writing
  const { stay, property, occupancies } = subject
  // With several rooms, each room states its children's ages.
  const guests = (own: typeof words) => guestsOf(allGuests(occupancies), own, occupancies.length === 1)
  return [
    {
      label: worded(writing, ({ say }) => say('label.start')),
      value: words.day(stay.start),
      more: {
        own: checkInText(property, words),
        english: english ? english.list([english.day(stay.start), checkInText(property, english)]) : null,
      },
    },
    {
      label: worded(writing, ({ say }) => say('label.end')),
      value: words.day(stay.end),
      more: {
        own: checkOutText(property, words),
        english: english ? english.list([english.day(stay.end), checkOutText(property, english)]) : null,
      },
    },
    {
      label: worded(writing, ({ say }) => say('label.guests')),
      value: lengthText(subject, words),
      more: {
        own: guests(words),
        english: english ? english.list([lengthText(subject, english), guests(english)]) : null,
      },
    },
  ]
}

function mailFactsOf(subject: QuotedStay, { words }: ItemWriting): MailFact[] {
  const { stay, property, room, board, occupancies } = subject
  const { say, day } = words
  const each = `${roomName(room, words)} – ${say(`board.${board}`)}`
  return [
    { label: say('label.start'), value: `${day(stay.start)}\n${checkInText(property, words)}` },
    { label: say('label.end'), value: `${day(stay.end)}\n${checkOutText(property, words)}` },
    { label: lengthText(subject, words), value: occupancies.map(() => each).join('\n') },
    {
      label: say('label.guests'),
      value: guestsOf(allGuests(occupancies), words, occupancies.length === 1),
    },
  ]
}

/** A room: its type, board and guests. */
function roomRow(
  { room, board, occupancies }: QuotedStay,
  index: number,
  { words, english, party }: ItemWriting,
): DocumentRow {
  const { say } = words
  const guests = occupancies[index]
  const people = party.filter(({ group }) => group === index)
  return [
    [
      {
        text: `${say('room.number', { number: String(index + 1) })} – ${roomName(room, words)}`,
        english: english && roomName(room, english),
        look: 'strong',
      },
      { text: bedsOf(room, words), look: 'quiet' },
    ],
    [{ text: say(`board.${board}`), english: english ? english.say(`board.${board}`) : null, look: 'body' }],
    [
      { text: guests ? guestsOf(guests, words) : '', look: 'body' },
      ...people.map(({ name, age }) => ({
        text: age === null ? name : `${name} (${age})`,
        look: 'quiet' as const,
        isOwn: true,
      })),
    ],
  ]
}

/** From check-in to check-out in local time. The event does not block the days, because a guest is free by day. */
function eventOf(subject: QuotedStay, { words, party }: ItemWriting): Omit<DocumentEvent, 'place'> {
  const { property, stay } = subject
  const { say, clock } = words
  const lead = leadOf(party)
  const local = (date: string, time: string) => zonedTime(`${date}T${time}`, property.timeZone).at
  return {
    key: '',
    title: say('calendar.stay', { title: property.name }),
    start: local(stay.start, property.checkIn.from),
    end: local(stay.end, property.checkOut.until),
    lines: [
      lengthText(subject, words),
      ...(lead ? [`${say('label.lead')}: ${lead.name}`] : []),
      `${say('label.start')}: ${say('time.from', { time: clock(property.checkIn.from) })}`,
      `${say('label.end')}: ${say('time.until', { time: clock(property.checkOut.until) })}`,
    ],
    isBusy: false,
  }
}
