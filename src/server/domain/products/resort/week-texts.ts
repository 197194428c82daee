import { addDays } from '../../../../tenant/calendar-days.ts'
import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import type { DescribedUnit } from '../../suppliers/resort-week.ts'
import { changesEndOn } from './week-change.ts'

/** Returns a unit by its bedrooms and kitchen. */
export function unitText({ bedrooms, kitchen }: DescribedUnit, { say, list }: DocumentTexts): string {
  const size = bedrooms === 0 ? say('unit.studio') : say('unit.bedrooms', { count: String(bedrooms) })
  return list([size, say(`kitchen.${kitchen}`)])
}

/** Returns how many people a unit sleeps. */
export function sleepsText({ sleeps, sleepsInPrivacy }: DescribedUnit, { say }: DocumentTexts): string {
  return say('unit.sleeps', { most: String(sleeps), privately: String(sleepsInPrivacy) })
}

/** Returns between which hours guests check in. */
export function checkInHours({ rules }: QuotedWeek, { clock }: DocumentTexts): string {
  return `${clock(rules.checkInFrom)}–${clock(rules.checkInUntil)}`
}

/** Returns the booked extras; empty without any. */
export function extrasText({ extras }: QuotedWeek, { say, list }: DocumentTexts): string {
  return list(extras.map(({ code, count }) => `${count} × ${say(`charge.${code}`)}`))
}

/** Returns what guests must know: age, identity, cards and deposit, arrival, changes and refunds. */
export function weekTerms(subject: QuotedWeek, { say, money, day }: DocumentTexts): string[] {
  const { rules } = subject
  const cards = rules.acceptedCards.includes('cash')
    ? 'cash'
    : rules.acceptedCards.includes('debit')
      ? 'debit'
      : 'credit'
  return [
    say(rules.needsPhotoId ? 'terms.ageAndId' : 'terms.age', { age: String(rules.minimumAge) }),
    say(`terms.cards.${cards}`),
    ...(rules.deposit ? [say('terms.deposit', { deposit: money(rules.deposit) })] : []),
    say('terms.arrival'),
    subject.changesEnded
      ? say('terms.noChange')
      : say('terms.change', { day: day(addDays(changesEndOn(subject), -1)) }),
  ]
}
