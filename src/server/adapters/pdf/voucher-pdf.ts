import PDFDocument from 'pdfkit'
import { printedModules } from '../../../../packages/codes/printed-modules.ts'
import { qrModules } from '../../../../packages/codes/qr-modules.ts'
import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import {
  englishOf,
  onlyItem,
  textsOfDocument,
  titleOf,
} from '../../domain/documents/booking-document-texts.ts'
import type { CellText, DocumentRow, DocumentSection } from '../../domain/documents/document-item.ts'
import type { DocumentTexts } from '../../domain/documents/document-texts.ts'
import { joinText } from '../../domain/documents/join-text.ts'
import { codeBlock } from './code-block.ts'
import type { PrintedFonts } from './printed-fonts.ts'
import type { DrawLogo } from './printed-logo.ts'
import {
  adorn,
  type Block,
  beside,
  leftOf,
  onGround,
  place,
  type Sheet,
  sheetOf,
  stacked,
  textBlock,
} from './sheet.ts'
import { sheetColors } from './sheet-colors.ts'
import { typeSetter } from './type-setter.ts'
import { type ItemContext, itemContext, type VoucherContext, voucherStyles } from './voucher-context.ts'
import { drawFeet, placeNotes } from './voucher-foot.ts'
import { placeHead } from './voucher-head.ts'
import { placeKeyFacts } from './voucher-key-facts.ts'
import { placeMoney } from './voucher-money.ts'
import { stateLine } from './voucher-state.ts'

/**
 * Prints a booking as a PDF in the agency's branding, with selectable, accessible text in embedded fonts, the most
 * important facts for a front desk first. The same booking gives the same bytes. An unconfirmed booking states that
 * it is no voucher.
 */
export async function voucherPdf(
  document: BookingDocument,
  fonts: PrintedFonts,
  drawLogo: DrawLogo,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = textsOfDocument(document)
  const colors = sheetColors(document.brand)
  const { logo } = document.brand
  const picture = logo === null ? null : await drawLogo(logo, colors.logoGround ?? colors.paper)
  const doc = paperOf(document, words)
  const done = bytesOf(doc)
  const pairing = document.brand.theme?.typePairing ?? 'modern'
  const setter = typeSetter(doc, fonts, pairing, words.isRtl ? 'rtl' : 'ltr')
  const sheet = sheetOf(doc, setter, colors, { paper: document.paper, isRtl: words.isRtl })
  const gloss = englishOf(document, onlyItem(document))
  const context: VoucherContext = { sheet, document, words, gloss, styles: voucherStyles(sheet) }
  placeHead(context, picture)
  for (const [index, item] of document.items.entries()) {
    if (index > 0) sheet.y += 12
    placeItem(itemContext(context, item))
  }
  placeUnprinted(context)
  sheet.y += 12
  placeMoney(context)
  placeNotes(context)
  drawFeet(context)
  sheet.root.end()
  doc.end()
  return done
}

/** The size of a ticket's code, in points: it is scanned from a telephone or from paper. */
const TICKET_CODE = 62

function paperOf(document: BookingDocument, words: DocumentTexts) {
  const { paper, reference, brand, changedAt, language } = document
  return new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margin: 0,
    // Every text sets its own font, so the package's default font, which browsers lack, is never used.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: `${words.say('voucher.title')} ${reference}: ${titleOf(document, words)}`.replace(
        /[\u2066-\u2069]/g,
        '',
      ),
      Author: brand.name,
      Creator: 'Livery',
      Producer: 'Livery',
      // Without the time of printing, so that the same booking gives the same file.
      CreationDate: changedAt,
      ModDate: changedAt,
    },
  })
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}

/** Adds an item: the key facts, instructions for the voucher, and its kind's details. */
function placeItem(context: ItemContext): void {
  if (!context.isOnly) placeItemHead(context)
  placeKeyFacts(context)
  placeNotice(context)
  placeSections(context)
}

/** With several items, each has its title and place; with one, the head of the page has them. */
function placeItemHead(context: ItemContext): void {
  const { sheet, item, words, styles } = context
  const where = joinText([item.place?.address ?? '', item.place?.phone ?? ''])
  const head = stacked(
    [
      stateLine(context, words.say('label.title'), item.state, sheet.content),
      textBlock(sheet, item.title, { ...styles.heading, size: 16, isOwn: true }, sheet.content, {
        tag: 'H2',
      }),
      textBlock(sheet, where, { ...styles.body, isOwn: true }, sheet.content),
    ],
    2,
  )
  place(sheet, head, 8)
}

/** Instructions for the voucher, or the statement that it is none. */
function placeNotice({ sheet, item, isOnly, words, styles }: ItemContext): void {
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

/** Adds the details of an item's kind, each on its own line. */
function placeSections(context: ItemContext): void {
  for (const section of context.item.sections) placeSection(context, section)
}

function placeSection(context: ItemContext, { heading, rows }: DocumentSection): void {
  const { sheet, styles } = context
  for (const [index, row] of rows.entries()) {
    const block = rowBlock(context, row)
    // The heading stays with its first row.
    const whole =
      index > 0
        ? block
        : stacked([textBlock(sheet, heading, styles.heading, sheet.content, { tag: 'H2' }), block], 4)
    place(sheet, whole, 0)
  }
}

/** Explains the replacement character, if a name has a letter without a font. */
function placeUnprinted({ sheet, document, words, gloss, styles }: VoucherContext): void {
  if (document.party.every(({ name }) => sheet.setter.canSet(name, 'text'))) return
  place(sheet, textBlock(sheet, words.say('voucher.unprinted'), styles.small, sheet.content), 2)
  if (gloss === null) return
  const own = { ...styles.small, isOwn: true }
  place(sheet, textBlock(sheet, gloss.say('voucher.unprinted'), own, sheet.content), 2)
}

function rowBlock(context: ItemContext, [first, second, third]: DocumentRow): Block {
  const { content } = context.sheet
  const inside = beside([
    { at: 0, block: cellBlock(context, first, content * 0.42) },
    { at: content * 0.44, block: cellBlock(context, second, content * 0.2) },
    { at: content * 0.66, block: cellBlock(context, third, content * 0.34) },
  ])
  return ruled(context, inside)
}

function cellBlock({ sheet, styles }: ItemContext, texts: readonly CellText[], width: number): Block {
  return stacked(
    texts.flatMap(({ text, english, look, isOwn, code }) => [
      ...(code ? ticketBlocks(sheet, text, code, width) : []),
      textBlock(sheet, text, isOwn ? { ...styles[look], isOwn } : styles[look], width),
      ...(english ? [textBlock(sheet, english, { ...styles.small, isOwn: true }, width)] : []),
    ]),
  )
}

/** None for a text that its code cannot write. */
function ticketBlocks(
  sheet: Sheet,
  text: string,
  { format, name }: NonNullable<CellText['code']>,
  width: number,
): Block[] {
  const modules = format === 'qr' ? qrModules(text, 'Q') : printedModules(text, format)
  return modules ? [codeBlock(sheet, modules, `${name}: ${text}`, { size: TICKET_CODE, width })] : []
}

/** A block with a thin line above it. */
function ruled({ sheet }: ItemContext, inside: Block): Block {
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
