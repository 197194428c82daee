import { zonedTime } from '../../../../tenant/zoned-time.ts'
import type { DocumentEvent, DocumentFact, DocumentPart, DocumentRow } from '../../documents/document-item.ts'
import type { DocumentTexts } from '../../documents/document-texts.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import { checkInHours, extrasText, sleepsText, unitText, weekTerms } from './week-texts.ts'

/** Returns what a booking's documents say about a quoted week: the certificate with which guests check in. */
export function resortDocument(subject: QuotedWeek, writing: ItemWriting): DocumentPart {
  const { words } = writing
  const { resort, rules } = subject
  const place = { address: rules.address, phone: rules.phone, position: resort.position }
  const facts = factsOf(subject, writing)
  return {
    place,
    lead: {
      label: worded(writing, ({ say }) => say('label.lead')),
      value: leadOf(writing),
      isOwn: true,
    },
    facts,
    mailFacts: facts.map(({ label, value, more }) => ({
      label: label.own,
      value: more ? `${value}\n${more.own}` : value,
    })),
    sections: [
      { heading: words.say('label.unit'), rows: [unitRow(subject, writing)] },
      ...certificateSections(writing),
    ],
    terms: weekTerms(subject, words),
    events: [{ ...eventOf(subject, writing), place: { ...place, name: resort.name } }],
  }
}

function leadOf({ party }: ItemWriting): string {
  return (party.find(({ isLead }) => isLead) ?? party[0])?.name ?? ''
}

/** Check-in, check-out, and the unit with its people. */
function factsOf(subject: QuotedWeek, writing: ItemWriting): DocumentFact[] {
  const { words } = writing
  const { week, unit, people, rules } = subject
  return [
    {
      label: worded(writing, ({ say }) => say('label.start')),
      value: words.day(week.checkIn),
      more: worded(writing, (own) => checkInHours(subject, own)),
    },
    {
      label: worded(writing, ({ say }) => say('label.end')),
      value: words.day(week.checkOut),
      more: worded(writing, (own) => own.say('time.until', { time: own.clock(rules.checkOutBy) })),
    },
    {
      label: worded(writing, ({ say }) => say('label.unit')),
      value: words.count('nights', week.nights),
      more: worded(writing, (own) =>
        own.list([unitText(unit, own), own.say('people', { count: String(people) })]),
      ),
    },
  ]
}

/** The unit as the resort calls it, with its extras. */
function unitRow(subject: QuotedWeek, { words, english }: ItemWriting): DocumentRow {
  const { unit } = subject
  return [
    [
      { text: unitText(unit, words), english: english && unitText(unit, english), look: 'strong' },
      { text: unit.name, look: 'quiet', isOwn: true },
    ],
    [{ text: sleepsText(unit, words), english: english && sleepsText(unit, english), look: 'body' }],
    [{ text: extrasText(subject, words), english: english && extrasText(subject, english), look: 'body' }],
  ]
}

/** The certificate's number with its code; nothing before it is issued. */
function certificateSections({ words, tickets = [] }: ItemWriting): DocumentPart['sections'] {
  const rows = tickets.map(
    ({ code }): DocumentRow => [
      [
        {
          text: code,
          look: 'strong',
          isOwn: true,
          code: { format: 'qr', name: words.say('certificate.code') },
        },
      ],
      [],
      [],
    ],
  )
  return rows.length === 0 ? [] : [{ heading: words.say('label.certificate'), rows }]
}

/** From check-in to check-out in local time; guests are free by day. */
function eventOf(subject: QuotedWeek, writing: ItemWriting): Omit<DocumentEvent, 'place'> {
  const { words } = writing
  const { resort, week, rules, unit } = subject
  const lead = leadOf(writing)
  const local = (date: string, time: string) => zonedTime(`${date}T${time}`, resort.timeZone).at
  const lines = (own: DocumentTexts) => [
    own.list([own.count('nights', week.nights), unitText(unit, own)]),
    ...(lead === '' ? [] : [`${own.say('label.lead')}: ${lead}`]),
    `${own.say('label.start')}: ${checkInHours(subject, own)}`,
    `${own.say('label.end')}: ${own.say('time.until', { time: own.clock(rules.checkOutBy) })}`,
    ...weekTerms(subject, own).slice(0, 2),
  ]
  return {
    key: '',
    title: words.say('calendar.stay', { title: resort.name }),
    start: local(week.checkIn, rules.checkInFrom),
    end: local(week.checkOut, rules.checkOutBy),
    lines: lines(words),
    isBusy: false,
  }
}
