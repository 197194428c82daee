import { zonedTime } from '../../../../tenant/zoned-time.ts'
import type { DocumentEvent, DocumentFact, DocumentPart, DocumentRow } from '../../documents/document-item.ts'
import type { DocumentTexts } from '../../documents/document-texts.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import type { RentalHandover } from '../../suppliers/car-rental.ts'
import type { QuotedRental } from '../../suppliers/car-shapes.ts'
import { carText, deskText, hoursText, partsText, rentalTerms, timeText } from './rental-texts.ts'

/** How long a handover takes at most. */
const HANDOVER_MINUTES = 30

type End = 'pickUp' | 'dropOff'
const labels = { pickUp: 'label.start', dropOff: 'label.end' } as const satisfies Record<End, string>
const ends: readonly End[] = ['pickUp', 'dropOff']

/** Returns what a booking's documents say about a quoted rental. */
export function carDocument(subject: QuotedRental, writing: ItemWriting): DocumentPart {
  const { words, party } = writing
  const { desk } = subject.rental.pickUp
  const driver = party.find(({ isLead }) => isLead) ?? party[0]
  const facts = factsOf(subject, writing)
  return {
    place: { address: desk.address, phone: desk.phone, position: desk.position },
    lead: {
      label: worded(writing, ({ say }) => say('label.lead')),
      value: driver?.name ?? '',
      isOwn: true,
    },
    facts,
    mailFacts: [
      ...ends.map((end) => mailFact(subject.rental[end], words.say(labels[end]), words)),
      {
        label: words.say('label.car'),
        value: `${carText(subject.rental, words)}\n${partsText(subject, words)}`,
      },
    ],
    sections: [
      { heading: words.say('label.desks'), rows: ends.map((end) => deskRow(subject, end, writing)) },
      { heading: words.say('label.car'), rows: [carRow(subject, writing)] },
    ],
    terms: rentalTerms(subject, words),
    events: ends.map((end) => eventOf(subject, end, writing)),
  }
}

/** Pick-up, return, and the car with its days. */
function factsOf(subject: QuotedRental, writing: ItemWriting): DocumentFact[] {
  const { words } = writing
  const { rental } = subject
  return [
    ...ends.map((end) => ({
      label: worded(writing, ({ say }) => say(labels[end])),
      value: words.day(rental[end].at.slice(0, 10)),
      more: worded(writing, (own) => own.list([timeText(rental[end], own), rental[end].desk.name])),
    })),
    {
      label: worded(writing, ({ say }) => say('label.car')),
      value: words.count('days', rental.days),
      more: worded(writing, (own) => carText(rental, own)),
    },
  ]
}

function mailFact(handover: RentalHandover, label: string, words: DocumentTexts) {
  const { at, desk } = handover
  const lines = [
    words.list([words.day(at.slice(0, 10)), timeText(handover, words)]),
    desk.name,
    deskText(desk, words),
  ]
  return { label, value: lines.join('\n') }
}

/** A desk: its place, how it is reached, and its hours on the day. */
function deskRow({ rental }: QuotedRental, end: End, { words, english }: ItemWriting): DocumentRow {
  const handover = rental[end]
  const { desk, at } = handover
  const when = (own: DocumentTexts) => own.list([own.day(at.slice(0, 10)), timeText(handover, own)])
  return [
    [
      {
        text: words.say(labels[end]),
        english: english?.say(labels[end]) ?? null,
        look: 'strong',
      },
      { text: when(words), look: 'quiet' },
    ],
    [
      { text: desk.name, look: 'body', isOwn: true },
      { text: deskText(desk, words), look: 'quiet' },
    ],
    [
      { text: hoursText(handover, words), look: 'body' },
      { text: desk.phone, look: 'quiet', isOwn: true },
    ],
  ]
}

/** The car, its company, and its cover with extras. */
function carRow(subject: QuotedRental, { words, english }: ItemWriting): DocumentRow {
  const { rental } = subject
  return [
    [
      {
        text: carText(rental, words),
        english: english && carText(rental, english),
        look: 'strong',
      },
      { text: rental.vehicle.acriss, look: 'quiet', isOwn: true },
    ],
    [{ text: rental.provider.name, look: 'body', isOwn: true }],
    [
      {
        text: partsText(subject, words),
        english: english && partsText(subject, english),
        look: 'body',
      },
    ],
  ]
}

/** The handover of the car at a desk. */
function eventOf(subject: QuotedRental, end: End, { words, party }: ItemWriting): DocumentEvent {
  const { rental } = subject
  const { desk, at } = rental[end]
  const driver = party.find(({ isLead }) => isLead) ?? party[0]
  const start = zonedTime(at, desk.timeZone).at
  return {
    key: end,
    title: words.say(`calendar.${end}`, { title: rental.vehicle.model, company: rental.provider.name }),
    start,
    end: new Date(start.getTime() + HANDOVER_MINUTES * 60_000),
    place: { name: desk.name, address: desk.address, phone: desk.phone, position: desk.position },
    lines: [
      carText(rental, words),
      deskText(desk, words),
      hoursText(rental[end], words),
      ...(driver ? [`${words.say('label.lead')}: ${driver.name}`] : []),
      ...(end === 'pickUp' ? rentalTerms(subject, words).slice(0, 2) : []),
    ].filter((line) => line !== ''),
    isBusy: true,
  }
}
