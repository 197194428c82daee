import type { DocumentWords } from './document-words.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import { checkInWords, checkOutWords, guestsOf, leadOf, nightsOf, partyOf } from './stay-words.ts'
import type { VoucherParts } from './voucher-parts.ts'

const PAD = 14
const GAP = 14

/** What somebody at a front desk looks for: a name for it, the value, and what belongs to that. */
interface Fact {
  label: (words: DocumentWords) => string
  value: string
  /** Beside the value, in the words of the document and, for who reads those not, in English. */
  more?: (words: DocumentWords) => string
  isOwn?: boolean
}

/** Puts what a front desk needs on one panel, in large letters: who comes, under which number, when and how many. */
export function placeKeyFacts(parts: VoucherParts): void {
  const { sheet } = parts
  const columns = 3
  const width = (sheet.content - 2 * PAD - 6 - (columns - 1) * GAP) / columns
  const rows = rowsOf(parts).map((row) => rowBlock(parts, row, width))
  place(sheet, panel(parts, stacked(rows, 11)), 10)
}

function rowsOf({ document, words }: VoucherParts): Fact[][] {
  const { reference, confirmationNumber, rooms, arrival, departure } = document
  // The value has the day already in the document's own words.
  const withDay = (own: DocumentWords, date: string, time: string) =>
    own === words ? time : own.list([own.day(date), time])
  // With more rooms than one, each says how old its children are.
  const counts = (own: DocumentWords) => guestsOf(partyOf(document), own, rooms.length === 1)
  const nights = (own: DocumentWords) =>
    own.list([own.count('nights', nightsOf(document)), own.count('rooms', rooms.length)])
  return [
    [
      { label: ({ say }) => say('label.lead'), value: leadOf(document)?.name ?? '', isOwn: true },
      { label: ({ say }) => say('label.reference'), value: reference, isOwn: true },
      ...(confirmationNumber === null
        ? []
        : [
            {
              label: ({ say }: DocumentWords) => say('label.confirmationNumber'),
              value: confirmationNumber,
              isOwn: true,
            },
          ]),
    ],
    [
      {
        label: ({ say }) => say('label.arrival'),
        value: words.day(arrival),
        more: (own) => withDay(own, arrival, checkInWords(document, own)),
      },
      {
        label: ({ say }) => say('label.departure'),
        value: words.day(departure),
        more: (own) => withDay(own, departure, checkOutWords(document, own)),
      },
      {
        label: ({ say }) => say('label.guests'),
        value: nights(words),
        more: (own) => (own === words ? counts(own) : own.list([nights(own), counts(own)])),
      },
    ],
  ]
}

/** Facts beside one another, their values on one line however many the names above them need. */
function rowBlock(parts: VoucherParts, row: readonly Fact[], width: number): Block {
  const names = row.map((fact) => nameBlock(parts, fact, width))
  const height = Math.max(...names.map((name) => name.height))
  const facts = row.map((fact, index) => {
    const name = names[index]
    return stacked([...(name ? [{ ...name, height }] : []), valueBlock(parts, fact, width)], 1)
  })
  return beside(facts.map((block, index) => ({ at: index * (width + GAP), block })))
}

function nameBlock({ sheet, words, gloss, styles }: VoucherParts, { label }: Fact, width: number): Block {
  const name = gloss === null ? label(words) : `${label(words)} / ${label(gloss)}`
  return textBlock(sheet, name, styles.label, width)
}

function valueBlock({ sheet, words, gloss, styles }: VoucherParts, fact: Fact, width: number): Block {
  const { value, more } = fact
  return stacked(
    [
      textBlock(sheet, value, { ...styles.fact, isOwn: fact.isOwn ?? false }, width),
      ...(more ? [textBlock(sheet, more(words), styles.body, width)] : []),
      ...(more && gloss ? [textBlock(sheet, more(gloss), { ...styles.small, isOwn: true }, width)] : []),
    ],
    1,
  )
}

/** The tinted panel with the brand's edge. */
function panel({ sheet }: VoucherParts, inside: Block): Block {
  const { content: width, colors, doc } = sheet
  const height = inside.height + 2 * PAD
  return {
    width,
    height,
    draw(x, y) {
      adorn(sheet, () => {
        const left = leftOf(sheet, x, width)
        doc.save()
        doc.roundedRect(left, y, width, height, Math.min(colors.radius, 14)).clip()
        doc.rect(left, y, width, height).fill(colors.tint)
        doc.rect(leftOf(sheet, x, 6), y, 6, height).fill(colors.brand)
        doc.restore()
      })
      inside.draw(x + PAD + 6, y + PAD)
    },
  }
}
