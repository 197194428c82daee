import type { DocumentState } from '../../domain/documents/booking-document.ts'
import { adorn, type Block, beside, leftOf, textBlock } from './sheet.ts'
import type { VoucherContext } from './voucher-context.ts'

/** Returns a title on one line, next to its state on a background in the state's colour. */
export function stateLine(
  { sheet, words, styles }: VoucherContext,
  kind: string,
  state: DocumentState,
  width: number,
): Block {
  const [solid, on] = sheet.colors.signal(state)
  const style = { ...styles.strong, size: 9, color: on, leading: 1.9 }
  const label = { ...styles.strong, size: 11, color: sheet.colors.accent, leading: 1.55 }
  const [line] = sheet.setter.lines(kind, label, width)
  const name = words.say(`state.${state}`)
  const pill = (sheet.setter.lines(name, style, width)[0]?.width ?? 0) + 16
  const text = textBlock(sheet, name, style, pill, { align: 'center', most: 1 })
  const ground: Block = {
    ...text,
    draw(x, y) {
      adorn(sheet, () =>
        sheet.doc.roundedRect(leftOf(sheet, x, pill), y, pill, text.height, text.height / 2).fill(solid),
      )
      text.draw(x, y)
    },
  }
  return beside([
    { at: 0, block: textBlock(sheet, kind, label, width, { most: 1 }) },
    { at: (line?.width ?? 0) + 10, block: ground },
  ])
}
