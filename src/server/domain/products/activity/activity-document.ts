import { zonedTime } from '../../../../tenant/zoned-time.ts'
import type { DocumentEvent, DocumentFact, DocumentPart, DocumentRow } from '../../documents/document-item.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'
import { ticketGroups } from './ticket-groups.ts'
import { meetingPlace, placeText, startText, unitName, unitsText } from './visit-texts.ts'

/** Returns what a booking's documents say about a quoted visit. */
export function activityDocument(subject: QuotedVisit, writing: ItemWriting): DocumentPart {
  const { words, party } = writing
  const meeting = meetingPlace(subject)
  const place = {
    address: meeting ? placeText(meeting) : subject.activity.city,
    phone: subject.emergencyPhone,
    position: meeting?.position ?? subject.activity.position,
  }
  const lead = party.find(({ isLead }) => isLead) ?? party[0]
  const facts = factsOf(subject, writing)
  return {
    place,
    lead: {
      label: worded(writing, ({ say }) => say('label.lead')),
      value: lead?.name ?? '',
      isOwn: true,
    },
    facts,
    mailFacts: [
      ...facts.map(({ label, value, more }) => ({
        label: label.own,
        value: more ? `${value}\n${more.own}` : value,
      })),
      { label: words.say('label.meeting'), value: place.address },
    ],
    sections: [{ heading: words.say('label.tickets'), rows: ticketRows(subject, writing) }],
    terms: termsOf(subject, writing),
    events: [
      { ...eventOf(subject, writing), place: { ...place, name: meeting?.name ?? subject.activity.title } },
    ],
  }
}

/** When it starts, what was booked, and where travellers are picked up. */
function factsOf(subject: QuotedVisit, writing: ItemWriting): DocumentFact[] {
  const { words, english, answers = [] } = writing
  const { slot, option } = subject
  const pickup = pickupText(answers, writing)
  return [
    {
      label: worded(writing, ({ say }) => say('label.start')),
      value: words.day(slot.start.slice(0, 10)),
      more: worded(writing, (own) => startText(subject, own)),
    },
    {
      label: worded(writing, ({ say }) => say('label.guests')),
      value: unitsText(subject, words),
      more: { own: option.title, english: english ? unitsText(subject, english) : null },
    },
    ...(pickup === '' ? [] : [{ label: worded(writing, ({ say }) => say('label.pickup')), value: pickup }]),
  ]
}

function pickupText(answers: NonNullable<ItemWriting['answers']>, { words }: ItemWriting): string {
  const answer = (code: string) => answers.find(({ question }) => question === code)?.value
  const place = answer('pickup_place') ?? ''
  if (place === 'decide_later') return words.say('pickup.later')
  return place === 'own_address' ? (answer('pickup_address') ?? '') : place
}

/** A row for each ticket with its code, otherwise one for each unit. */
function ticketRows(subject: QuotedVisit, { words, party, tickets = [] }: ItemWriting): DocumentRow[] {
  const { option, units, activity } = subject
  const { say, moment } = words
  if (tickets.length === 0)
    return units.map(({ unit, count }) => [
      [{ text: `${count} × ${unitName(unit, option, words)}`, look: 'strong' }],
      [{ text: option.title, look: 'body' }],
      [],
    ])
  const groups = ticketGroups(tickets, units)
  return tickets.map(({ code, kind, format, redeemedAt }, index) => {
    const isOfParty = tickets.length === 1 && kind === undefined
    const people = isOfParty ? party : party.filter(({ group }) => group === groups[index])
    const name = isOfParty ? say('ticket.party') : say('ticket.number', { number: String(index + 1) })
    return [
      [
        { text: name, look: 'strong' },
        { text: kind === undefined ? unitsText(subject, words) : say(`unit.${kind}`), look: 'quiet' },
      ],
      [{ text: code, look: 'body', isOwn: true, ...(format !== 'text' && { code: { format, name } }) }],
      [
        ...people.map((one) => ({ text: one.name, look: 'body' as const, isOwn: true })),
        ...(redeemedAt === null
          ? []
          : [
              {
                text: say('ticket.used', { time: moment(new Date(redeemedAt), activity.timeZone) }),
                look: 'quiet' as const,
              },
            ]),
      ],
    ]
  })
}

/** How tickets are shown, what to bring, and whom to call on the day. */
function termsOf({ activity, emergencyPhone }: QuotedVisit, { words: { say } }: ItemWriting): string[] {
  const list = activity.beforeYouArrive.join('; ')
  return [
    say(`redemption.${activity.redemption.by}`),
    ...(list === '' ? [] : [say('terms.bring', { list })]),
    ...(emergencyPhone === '' ? [] : [say('terms.emergency', { phone: emergencyPhone })]),
  ]
}

/** From start to end in local time; a ticket that is valid all day does not block the traveller's time. */
function eventOf(subject: QuotedVisit, writing: ItemWriting): Omit<DocumentEvent, 'place'> {
  const { activity, slot, option, emergencyPhone } = subject
  const { words, answers = [] } = writing
  const pickup = pickupText(answers, writing)
  return {
    key: '',
    title: activity.title,
    start: zonedTime(slot.start, activity.timeZone).at,
    end: zonedTime(slot.end, activity.timeZone).at,
    lines: [
      unitsText(subject, words),
      option.title,
      ...(slot.isAllDay ? [startText(subject, words)] : []),
      ...(pickup === '' ? [] : [`${words.say('label.pickup')}: ${pickup}`]),
      ...(emergencyPhone === '' ? [] : [words.say('terms.emergency', { phone: emergencyPhone })]),
    ],
    isBusy: !slot.isAllDay,
  }
}
