import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { ActivityPlace } from '../../suppliers/activity-product.ts'
import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'

/** Returns the units of a visit: `2 × Adult, 1 × Child`. */
export function unitsText(
  { units, option }: Pick<QuotedVisit, 'units' | 'option'>,
  words: DocumentTexts,
): string {
  return words.list(units.map(({ unit, count }) => `${count} × ${unitName(unit, option, words)}`))
}

/** Returns the name of a unit: that of its kind, or the supplier's for another kind. */
export function unitName(unit: string, { units }: QuotedVisit['option'], { say }: DocumentTexts): string {
  const { kind = 'other', label } = units.find((one) => one.unit === unit) ?? {}
  return kind === 'other' && label !== undefined ? label : say(`unit.${kind}`)
}

/** Returns when a visit begins: its time, its opening hours, and until when an open ticket is valid. */
export function startText({ slot }: Pick<QuotedVisit, 'slot'>, words: DocumentTexts): string {
  const { say, clock, day, list } = words
  if (!slot.isAllDay) return clock(slot.start.slice(11, 16))
  const hours = (slot.opens ?? []).map(({ from, until }) =>
    say('time.between', { from: clock(from), until: clock(until) }),
  )
  const last = slot.validUntil === undefined ? [] : [say('visit.validUntil', { day: day(slot.validUntil) })]
  return list([...hours, ...last])
}

/** Returns a place's name and address on one line. */
export function placeText({ name, address }: Pick<ActivityPlace, 'name' | 'address'>): string {
  return address === undefined || address === name ? name : `${name}, ${address}`
}

/** Returns where a visit starts, or where its tickets are shown. */
export function meetingPlace({ activity: { places } }: Pick<QuotedVisit, 'activity'>): ActivityPlace | null {
  return places.find(({ kind }) => kind === 'start') ?? places[0] ?? null
}
