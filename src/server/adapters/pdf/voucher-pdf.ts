import PDFDocument from 'pdfkit'
import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import type { DocumentWords } from '../../domain/documents/document-words.ts'
import { englishOf, onlyItem, titleOf, wordsOf } from '../../domain/documents/words-of.ts'
import type { PrintedFonts } from './printed-fonts.ts'
import type { DrawLogo } from './printed-logo.ts'
import { sheetOf } from './sheet.ts'
import { sheetColors } from './sheet-colors.ts'
import { typeSetter } from './type-setter.ts'
import { drawFeet, placeNotes } from './voucher-foot.ts'
import { placeHead } from './voucher-head.ts'
import { placeItem } from './voucher-item.ts'
import { placeMoney } from './voucher-money.ts'
import { itemParts, type VoucherParts, voucherStyles } from './voucher-parts.ts'
import { placeUnprinted } from './voucher-sections.ts'

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
