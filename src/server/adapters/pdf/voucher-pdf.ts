import PDFDocument from 'pdfkit'
import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import type { DocumentWords } from '../../domain/documents/document-words.ts'
import { joined } from '../../domain/documents/joined.ts'
import { englishOf, onlyItem, titleOf, wordsOf } from '../../domain/documents/words-of.ts'
import type { PrintedFonts } from './printed-fonts.ts'
import type { DrawLogo } from './printed-logo.ts'
import { onGround, place, sheetOf, stacked, textBlock } from './sheet.ts'
import { sheetColors } from './sheet-colors.ts'
import { typeSetter } from './type-setter.ts'
import { drawFeet, placeNotes } from './voucher-foot.ts'
import { placeHead } from './voucher-head.ts'
import { placeKeyFacts } from './voucher-key-facts.ts'
import { placeMoney } from './voucher-money.ts'
import { type ItemParts, itemParts, type VoucherParts, voucherStyles } from './voucher-parts.ts'
import { placeSections, placeUnprinted } from './voucher-sections.ts'
import { stateLine } from './voucher-state.ts'

/**
 * Prints a booking as a PDF in the agency's branding: text that can be selected and read aloud, in fonts that it carries,
 * the most needed at a front desk first. The same booking gives the same bytes. What is not confirmed says that it is no
 * voucher.
 */
export async function voucherPdf(
  document: BookingDocument,
  fonts: PrintedFonts,
  drawLogo: DrawLogo,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(document)
  const colors = sheetColors(document.brand)
  const { logo } = document.brand
  const picture = logo === null ? null : await drawLogo(logo, colors.logoGround ?? colors.paper)
  const doc = paperOf(document, words)
  const done = bytesOf(doc)
  const pairing = document.brand.theme?.typePairing ?? 'modern'
  const setter = typeSetter(doc, fonts, pairing, words.isRtl ? 'rtl' : 'ltr')
  const sheet = sheetOf(doc, setter, colors, { paper: document.paper, isRtl: words.isRtl })
  const gloss = englishOf(document, onlyItem(document))
  const parts: VoucherParts = { sheet, document, words, gloss, styles: voucherStyles(sheet) }
  placeHead(parts, picture)
  for (const [index, item] of document.items.entries()) {
    if (index > 0) sheet.y += 12
    placeItem(itemParts(parts, item))
  }
  placeUnprinted(parts)
  sheet.y += 12
  placeMoney(parts)
  placeNotes(parts)
  drawFeet(parts)
  sheet.root.end()
  doc.end()
  return done
}

function paperOf(document: BookingDocument, words: DocumentWords) {
  const { paper, reference, brand, changedAt, language } = document
  return new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margin: 0,
    // Every text names its own; a first one of the package's, which a browser has not, is never set.
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
      // Nothing of when it was printed: the same booking is the same file.
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

/** Puts an item: what staff look for, what to do with the paper, and what its kind lists of it. */
function placeItem(parts: ItemParts): void {
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
