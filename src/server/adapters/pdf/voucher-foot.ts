import { clockTime } from '../../../tenant/zoned-time.ts'
import { remaining, titleOf } from '../../domain/documents/booking-document-texts.ts'
import { joinText } from '../../domain/documents/join-text.ts'
import { adorn, leftOf, place, stacked, textBlock } from './sheet.ts'
import type { VoucherContext } from './voucher-context.ts'

/** Adds the traveller's requests and the notes for guests. */
export function placeNotes({ sheet, document, words, styles }: VoucherContext): void {
  const { content } = sheet
  const heading = (key: string) => textBlock(sheet, words.say(key), styles.heading, content, { tag: 'H2' })
  if (document.requests.trim() !== '') {
    const own = { ...styles.body, isOwn: true }
    const asked = document.requests
      .trim()
      .split(/\n+/)
      .map((line) => textBlock(sheet, line, own, content))
    place(sheet, stacked([heading('requests.heading'), ...asked.slice(0, 1)], 2), 2)
    for (const line of asked.slice(1)) place(sheet, line, 2)
    place(sheet, textBlock(sheet, words.say('requests.note'), styles.small, content), 14)
  }
  const terms = remaining(document.items).flatMap((item) => item.terms)
  const [first, ...more] = terms.map((line) => textBlock(sheet, line, styles.quiet, content))
  if (first === undefined) return
  place(sheet, stacked([heading('terms.heading'), first], 2), 3)
  for (const line of more) place(sheet, line, 3)
}

/** Draws the foot of every page, with the booking's reference on all but the first. */
export function drawFeet({ sheet, document, words, styles }: VoucherContext): void {
  const { doc, content, margin, height } = sheet
  const { start, count } = doc.bufferedPageRange()
  const { brand } = document
  const reach = [brand.name, brand.phone, brand.email, new URL(brand.site).host]
  const booked = words.say('voucher.booked', {
    time: words.shortDay(clockTime(document.bookedAt, document.items[0].period.timeZone).slice(0, 10)),
  })
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    const places = { page: String(page + 1), pages: String(count) }
    const ends = { align: 'end' } as const
    adorn(sheet, () =>
      doc.rect(leftOf(sheet, margin, content), height - 50, content, 0.7).fill(sheet.colors.line),
    )
    if (page > 0) {
      adorn(sheet, () => doc.rect(0, 0, sheet.width, 10).fill(sheet.colors.brand))
      textBlock(sheet, document.reference, { ...styles.strong, isOwn: true }, 120, ends).draw(
        margin + content - 120,
        30,
      )
      textBlock(sheet, titleOf(document, words), { ...styles.quiet, isOwn: true }, content - 140, {
        most: 1,
      }).draw(margin, 30)
    }
    textBlock(sheet, words.say('voucher.questions'), styles.small, content * 0.7).draw(margin, height - 44)
    textBlock(
      sheet,
      joinText(reach),
      { ...styles.small, color: sheet.colors.ink, isOwn: true },
      content * 0.76,
      { most: 1 },
    ).draw(margin, height - 33)
    textBlock(sheet, words.say('voucher.page', places), styles.small, content * 0.24, ends).draw(
      margin + content * 0.76,
      height - 33,
    )
    textBlock(sheet, booked, styles.small, content * 0.3, ends).draw(margin + content * 0.7, height - 44)
  }
}
