import { correction, generate } from 'lean-qr'
import { type Block, leftOf, type Sheet } from './sheet.ts'

/** Returns a text as a QR code of this size: black squares, whatever the brand's colours. `alt` names it for readers. */
export function qrBlock(sheet: Sheet, text: string, alt: string, size: number): Block {
  const code = generate(text, { minCorrectionLevel: correction.Q })
  const step = size / code.size
  return {
    width: size,
    height: size,
    draw(x, y) {
      const left = leftOf(sheet, x, size)
      const draw = () => {
        for (let row = 0; row < code.size; row += 1)
          for (let from = 0; from < code.size; from += 1) {
            if (!code.get(from, row) || code.get(from - 1, row)) continue
            let until = from
            while (code.get(until, row)) until += 1
            sheet.doc.rect(left + from * step, y + row * step, (until - from) * step, step)
          }
        sheet.doc.fill(sheet.colors.black)
      }
      sheet.root.add(sheet.doc.struct('Figure', { alt: `${alt}: ${text}` }, draw))
    },
  }
}
