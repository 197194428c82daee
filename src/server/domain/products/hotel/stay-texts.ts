import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { RoomOccupancy, Stay } from '../../suppliers/hotel-offer.ts'
import type { RoomType } from '../../suppliers/hotel-room.ts'
import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'

/** Returns a room's name: its type and its view. */
export function roomName(
  { kind, view }: Pick<RoomType, 'kind' | 'view'>,
  { say, list }: DocumentTexts,
): string {
  const name = say(`room.kind.${kind}`)
  return view === 'none' ? name : list([name, say(`room.view.${view}`)])
}

export function bedsOf({ beds }: Pick<RoomType, 'beds'>, { count, list }: DocumentTexts): string {
  return list(beds.map((bed) => count(`bed.${bed.kind}`, bed.count)))
}

/** Returns the number of guests and the ages of the children among them. */
export function guestsOf(
  { adults, childAges }: RoomOccupancy,
  { say, count, list }: DocumentTexts,
  hasAges = true,
): string {
  const children = count('guests.children', childAges.length)
  const ages = hasAges ? ` (${say('guests.ages', { ages: childAges.join(', ') })})` : ''
  return list([count('guests.adults', adults), ...(childAges.length === 0 ? [] : [children + ages])])
}

/** Returns all guests of a stay, in the format of one room. */
export function allGuests(rooms: readonly RoomOccupancy[]): RoomOccupancy {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  }
}

export function nightsOf({ start, end }: Stay): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}

/** Returns how many nights and rooms a stay has. */
export function lengthText(
  { stay, occupancies }: Pick<QuotedStay, 'stay' | 'occupancies'>,
  words: DocumentTexts,
): string {
  return words.list([words.count('nights', nightsOf(stay)), words.count('rooms', occupancies.length)])
}

/** Returns when guests may check in: a span of hours, or a first hour. */
export function checkInText(
  { checkIn: { from, until } }: QuotedStay['property'],
  { say, clock }: DocumentTexts,
): string {
  return until === null
    ? say('time.from', { time: clock(from) })
    : say('time.between', { from: clock(from), until: clock(until) })
}

export function checkOutText({ checkOut }: QuotedStay['property'], { say, clock }: DocumentTexts): string {
  return say('time.until', { time: clock(checkOut.until) })
}

/** Returns the hotel's address on one line, in its country's format. */
export function addressText(
  { address: { line, city, country: code } }: QuotedStay['property'],
  { country }: DocumentTexts,
): string {
  return [line, city, country(code)].filter((part) => part !== '').join(', ')
}
