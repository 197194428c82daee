import { type Block, beside, type Sheet, textBlock } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

/** Gives a name at the side where reading begins, and an amount at the other. */
export function twoEnds(
  { sheet }: { sheet: Sheet },
  name: string,
  amount: string,
  style: TextStyle,
  width: number,
): Block {
  const room = Math.min(width * 0.6, (sheet.setter.lines(amount, style, width)[0]?.width ?? 0) + 3)
  return beside([
    { at: 0, block: textBlock(sheet, name, style, width - room - 10) },
    { at: width - room, block: textBlock(sheet, amount, style, room, { align: 'end' }) },
  ])
}
