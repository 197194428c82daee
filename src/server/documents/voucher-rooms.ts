import type { DocumentRoom } from './booking-document.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import { bedsOf, guestsOf, roomName } from './stay-words.ts'
import type { VoucherParts } from './voucher-parts.ts'

/** Puts each room on a line of its own: what it is, what is eaten, who sleeps there. */
export function placeRooms(parts: VoucherParts): void {
  const { sheet, document, words, styles } = parts
  const heading = words.count('rooms', document.rooms.length)
  for (const [index, room] of document.rooms.entries()) {
    const block = roomBlock(parts, room, index)
    // The heading stays with its first room.
    const whole =
      index > 0
        ? block
        : stacked([textBlock(sheet, heading, styles.heading, sheet.content, { tag: 'H2' }), block], 4)
    place(sheet, whole, 0)
  }
  placeUnprinted(parts)
  sheet.y += 12
}

/** Says what the sign for a missing letter is, where there is no font for a name. */
function placeUnprinted({ sheet, document, words, gloss, styles }: VoucherParts): void {
  if (document.travellers.every(({ name }) => sheet.setter.canSet(name, 'text'))) return
  place(sheet, textBlock(sheet, words.say('voucher.unprinted'), styles.small, sheet.content), 2)
  if (gloss === null) return
  const own = { ...styles.small, isOwn: true }
  place(sheet, textBlock(sheet, gloss.say('voucher.unprinted'), own, sheet.content), 2)
}

function roomBlock(parts: VoucherParts, room: DocumentRoom, index: number): Block {
  const { sheet, document, words, gloss, styles } = parts
  const { content } = sheet
  const people = document.travellers.filter((traveller) => traveller.room === index)
  const names = people.map(({ name, age }) => (age === null ? name : `${name} (${age})`))
  const number = words.say('room.number', { number: String(index + 1) })
  const [first, second, third] = [content * 0.42, content * 0.2, content * 0.34]
  const inside = beside([
    {
      at: 0,
      block: stacked([
        textBlock(sheet, `${number} – ${roomName(room, words)}`, styles.strong, first),
        ...(gloss ? [textBlock(sheet, roomName(room, gloss), { ...styles.small, isOwn: true }, first)] : []),
        textBlock(sheet, bedsOf(room, words), styles.quiet, first),
      ]),
    },
    {
      at: content * 0.44,
      block: stacked([
        textBlock(sheet, words.say(`board.${room.board}`), styles.body, second),
        ...(gloss
          ? [textBlock(sheet, gloss.say(`board.${room.board}`), { ...styles.small, isOwn: true }, second)]
          : []),
      ]),
    },
    {
      at: content * 0.66,
      block: stacked([
        textBlock(sheet, guestsOf(room, words), styles.body, third),
        ...names.map((name) => textBlock(sheet, name, { ...styles.quiet, isOwn: true }, third)),
      ]),
    },
  ])
  return ruled(parts, inside)
}

/** A block with a thin line above it. */
function ruled({ sheet }: VoucherParts, inside: Block): Block {
  return {
    width: sheet.content,
    height: inside.height + 11,
    draw(x, y) {
      adorn(sheet, () =>
        sheet.doc.rect(leftOf(sheet, x, sheet.content), y, sheet.content, 0.7).fill(sheet.colors.line),
      )
      inside.draw(x, y + 5)
    },
  }
}
