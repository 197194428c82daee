import { interfaceTokens } from './interface-tokens.ts'

/** A heading size: it grows with the width of the page from the smallest to the largest, both in rem. */
export interface TextSize {
  name: string
  /** As CSS writes it. */
  size: string
  smallest: number
  largest: number
  /** A multiple of the size. */
  lineHeight: number
}

/** Returns the sizes of the interface's headings, largest first, as src/ui/tokens.css declares them. */
export function textScale(): TextSize[] {
  const declared = new Map(interfaceTokens('text'))
  return [...declared].flatMap(([property, size]) => {
    if (property.endsWith('--line-height')) return []
    const [, smallest, largest] = /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/.exec(size) ?? []
    const found = {
      name: property.replace('--text-', ''),
      size,
      smallest: Number(smallest),
      largest: Number(largest),
      lineHeight: Number(declared.get(`${property}--line-height`)),
    }
    if (!(found.smallest < found.largest && found.lineHeight > 0)) {
      throw new Error(
        `src/ui/tokens.css: ${property} is no clamp() between two sizes in rem with a line height`,
      )
    }
    return [found]
  })
}
