import { joined } from '../../domain/documents/joined.ts'
import { onGround, place, stacked, textBlock } from './sheet.ts'
import { placeKeyFacts } from './voucher-key-facts.ts'
import type { ItemParts } from './voucher-parts.ts'
import { placeSections } from './voucher-sections.ts'
import { stateLine } from './voucher-state.ts'

/** Puts an item: what staff look for, what to do with the paper, and what its kind lists of it. */
export function placeItem(parts: ItemParts): void {
  if (!parts.isOnly) placeItemHead(parts)
  placeKeyFacts(parts)
  placeNotice(parts)
  placeSections(parts)
}

/** Of several items each says what and where it is; the head of the page does for an only one. */
function placeItemHead(parts: ItemParts): void {
  const { sheet, item, words, styles } = parts
  const where = joined([item.place?.address ?? '', item.place?.phone ?? ''])
  const head = stacked(
    [
      stateLine(parts, words.say('label.title'), item.state, sheet.content),
      textBlock(sheet, item.title, { ...styles.heading, size: 16, isOwn: true }, sheet.content, {
        tag: 'H2',
      }),
      textBlock(sheet, where, { ...styles.body, isOwn: true }, sheet.content),
    ],
    2,
  )
  place(sheet, head, 8)
}

/** What to do with the paper; or, where it is no voucher, that it is none. */
function placeNotice({ sheet, item, isOnly, words, styles }: ItemParts): void {
  const { state, period } = item
  const local = words.say('time.local', { zone: words.zone(period.timeZone, period.start) })
  if (state === 'pending' || state === 'cancelled' || state === 'rejected') {
    const [fill, color] = sheet.colors.signal(state)
    const { content: width } = sheet
    const notice = words.say(isOnly ? `notice.${state}` : `notice.part.${state}`)
    const text = textBlock(sheet, notice, { ...styles.strong, color }, width - 24)
    place(sheet, onGround(sheet, text, { width, pad: 9, fill, radius: Math.min(sheet.colors.radius, 8) }), 8)
    place(sheet, textBlock(sheet, local, styles.small, width), 14)
    return
  }
  place(sheet, textBlock(sheet, `${words.say('voucher.present')} ${local}`, styles.small, sheet.content), 16)
}
