import { qrModules } from '../../../../packages/codes/qr-modules.ts'
import type { DocumentState } from '../../domain/documents/booking-document.ts'
import { onlyItem, titleOf } from '../../domain/documents/booking-document-texts.ts'
import { joinText } from '../../domain/documents/join-text.ts'
import { codeBlock } from './code-block.ts'
import type { PrintedLogo } from './printed-logo.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import type { VoucherContext } from './voucher-context.ts'
import { stateLine } from './voucher-state.ts'

const CODE = 82
const LOGO_PAD = 8

/** Adds the head: the agency's band and logo, the traveller, what is booked, and the reference as a code. */
export function placeHead(context: VoucherContext, logo: PrintedLogo | null): void {
  const { sheet, document, words, styles } = context
  const { doc, colors, width, content } = sheet
  adorn(sheet, () => doc.rect(0, 0, width, 10).fill(colors.brand))
  sheet.y = 32
  const { brand, reference } = document
  const mark = logo === null ? nameBlock(context) : logoBlock(context, logo)
  const reach = [brand.name, brand.phone, brand.email].filter((line) => line !== '')
  const contact = reach.map((line, index) =>
    textBlock(sheet, line, { ...(index === 0 ? styles.strong : styles.small), isOwn: true }, 230, {
      align: 'end',
    }),
  )
  const ways = stacked(logo === null ? contact.slice(1) : contact)
  place(
    sheet,
    beside([
      { at: 0, block: mark },
      { at: content - 230, block: ways },
    ]),
    26,
  )
  const text = content - CODE - 30
  const kind = words.say(isVoucher(document.state) ? 'voucher.title' : 'voucher.titleUnproven')
  const where = onlyItem(document)?.place ?? null
  const title = stacked(
    [
      stateLine(context, kind, document.state, text),
      titleBlock(context, text),
      textBlock(
        sheet,
        joinText([where?.address ?? '', where?.phone ?? '']),
        { ...styles.body, isOwn: true },
        text,
      ),
    ],
    4,
  )
  const code = stacked(
    [
      codeBlock(sheet, qrModules(reference, 'Q'), `${words.say('voucher.code')}: ${reference}`, {
        size: CODE,
      }),
      textBlock(sheet, reference, { ...styles.strong, isOwn: true }, CODE, { align: 'center' }),
    ],
    4,
  )
  place(
    sheet,
    beside([
      { at: 0, block: title },
      { at: content - CODE, block: code },
    ]),
    16,
  )
}

/** True if a booking in this state entitles to a service. */
function isVoucher(state: DocumentState): boolean {
  return state !== 'pending' && state !== 'cancelled' && state !== 'rejected'
}

/** The title of the booking, in a smaller size if it is long, so that it is complete. */
function titleBlock({ sheet, document, words, styles }: VoucherContext, width: number): Block {
  const title = titleOf(document, words)
  const block = (size: number) =>
    textBlock(sheet, title, { ...styles.title, size, isOwn: true }, width, { tag: 'H1' })
  const { size } = styles.title
  return [size, size * 0.8].map(block).find(({ height }) => height < size * 2.5) ?? block(size * 0.62)
}

function nameBlock({ sheet, document, styles }: VoucherContext): Block {
  const style = { ...styles.title, size: 20, color: sheet.colors.accent, isOwn: true }
  return textBlock(sheet, document.brand.name, style, sheet.content - 240, { most: 2 })
}

function logoBlock({ sheet, document }: VoucherContext, { png, width, height }: PrintedLogo): Block {
  const ground = sheet.colors.logoGround
  const pad = ground === null ? 0 : LOGO_PAD
  const whole = { width: width + 2 * pad, height: height + 2 * pad }
  return {
    ...whole,
    draw(x, y) {
      const left = leftOf(sheet, x, whole.width)
      if (ground !== null) {
        adorn(sheet, () =>
          sheet.doc.roundedRect(left, y, whole.width, whole.height, sheet.colors.radius / 2).fill(ground),
        )
      }
      sheet.root.add(
        sheet.doc.struct('Figure', { alt: document.brand.name }, () => {
          sheet.doc.image(png, left + pad, y + pad, { width, height })
        }),
      )
    },
  }
}
