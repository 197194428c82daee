import { dayNumber, weekdayOf } from '../../../kernel/dates/calendar.ts'
import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { RentalDesk, RentalHandover, RentalTerritory } from '../../suppliers/car-rental.ts'
import type { QuotedRental } from '../../suppliers/car-shapes.ts'

/** Returns a rental's class and example: 'Compact – Tessel Ostar or similar'. */
export function carText({ vehicle }: QuotedRental['rental'], { say }: DocumentTexts): string {
  return `${say(`category.${vehicle.category}`)} – ${say('car.similar', { model: vehicle.model })}`
}

/** Returns the time of a handover, and that it is outside the desk's hours. */
export function timeText({ at, isOutOfHours }: RentalHandover, { clock, say, list }: DocumentTexts): string {
  const time = clock(at.slice(11, 16))
  return isOutOfHours ? list([time, say('desk.outOfHours')]) : time
}

/** Returns a desk's hours on the day of a handover; empty if they are not known. */
export function hoursText({ desk, at }: RentalHandover, { clock, say, list }: DocumentTexts): string {
  if (desk.hours === undefined) return ''
  const day = (weekdayOf(dayNumber(at.slice(0, 10))) + 6) % 7
  const hours = desk.hours[day] ?? []
  if (hours.length === 0) return say('desk.closed')
  // Formats of times know no 24:00.
  if (hours.some(({ from, until }) => from === '00:00' && until === '24:00')) return say('desk.alwaysOpen')
  const end = (until: string) => (until === '24:00' ? say('desk.midnight') : clock(until))
  const spans = hours.map(({ from, until }) => `${clock(from)}–${end(until)}`)
  return say('desk.open', { hours: list(spans) })
}

/** Returns how a desk is reached, and its address. */
export function deskText({ kind, address }: RentalDesk, { say }: DocumentTexts): string {
  return `${say(`desk.kind.${kind}`)} – ${address}`
}

/** Returns the booked cover and extras. */
export function partsText({ cover, extras }: QuotedRental, { say, list }: DocumentTexts): string {
  return list([
    say(`cover.${cover.level}`),
    ...extras.map(({ code, count }) => `${count} × ${say(`charge.${code}`)}`),
  ])
}

/** Returns what drivers must know: licence, card, deposit and excess, fuel, distance and where the car may go. */
export function rentalTerms(
  { rental, cover, extras }: QuotedRental,
  { say, count, money }: DocumentTexts,
): string[] {
  const { mileage, licenceYears, acceptedCards, fuelPolicy, territory } = rental
  const takesDebit = acceptedCards.includes('debit')
  return [
    licenceYears === 0 ? say('terms.licence') : count('terms.licenceYears', licenceYears),
    say(takesDebit ? 'terms.cardOrDebit' : 'terms.card', { deposit: money(cover.deposit) }),
    cover.damageExcess.amount === 0
      ? say('terms.noExcess')
      : say('terms.excess', { damage: money(cover.damageExcess), theft: money(cover.theftExcess) }),
    say(`terms.fuel.${fuelPolicy}`),
    mileage.isUnlimited || mileage.limitKm === undefined
      ? say('terms.unlimited')
      : say('terms.limit', {
          km: String(mileage.limitKm),
          extra: mileage.extraPerKm ? money(mileage.extraPerKm) : '',
        }),
    ...(territory
      ? [say(`terms.ferries.${territory.ferries}`), say(`terms.abroad.${abroadOf(territory, extras)}`)]
      : []),
  ]
}

/** Whether the booked car may go abroad: if that is an extra, only if it was booked. */
function abroadOf({ abroad }: RentalTerritory, extras: QuotedRental['extras']): 'allowed' | 'not_allowed' {
  if (abroad !== 'with_extra') return abroad
  return extras.some(({ code }) => code === 'cross_border') ? 'allowed' : 'not_allowed'
}
