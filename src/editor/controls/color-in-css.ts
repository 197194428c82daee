import { readColor } from '../../platform/read-color.ts'

/** Takes a colour as a style sheet may write it, such as `red` or `hsl(20 80% 40%)`, and gives `#rrggbb`, or null for what is none or lets something through. */
export function colorInCss(written: string): string | null {
  const { style } = document.createElement('span')
  style.color = written
  if (style.color === '') return null
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return null
  context.fillStyle = written
  return readColor(context.fillStyle)
}
