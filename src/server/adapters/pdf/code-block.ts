import { type Block, leftOf, type Sheet } from './sheet.ts'

/** Lines are this high, and a module this wide if there is room, in points. */
const LINES = { height: 40, module: 0.75 } as const

interface CodeSpace {
  /** Width and height of a square code, in points. */
  readonly size: number
  /** The most that lines may take; `size` by default. */
  readonly width?: number
}

/**
 * Returns the modules of a code as a picture: black, whatever the brand's colours. One row is drawn as lines. `alt`
 * names it for screen readers.
 */
export function codeBlock(
  sheet: Sheet,
  modules: readonly (readonly boolean[])[],
  alt: string,
  { size, width: most = size }: CodeSpace,
): Block {
  const columns = modules[0]?.length ?? 1
  const isLinear = modules.length === 1
  const width = isLinear ? Math.min(most, columns * LINES.module) : size
  const height = isLinear ? LINES.height : size
  const [across, down] = [width / columns, height / modules.length]
  return {
    width,
    height,
    draw(x, y) {
      const left = leftOf(sheet, x, width)
      const draw = () => {
        for (const [row, dark] of modules.entries())
          for (let from = 0; from < columns; from += 1) {
            if (!dark[from] || dark[from - 1]) continue
            let until = from
            while (dark[until]) until += 1
            sheet.doc.rect(left + from * across, y + row * down, (until - from) * across, down)
          }
        sheet.doc.fill(sheet.colors.black)
      }
      sheet.root.add(sheet.doc.struct('Figure', { alt }, draw))
    },
  }
}
