import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontBytes } from './font-bytes.ts'
import type { PrintedFont } from './printed-font.ts'

/** The build's data about the files with letters that no pairing has: first and last code of each range. */
export type SpareFontList = Readonly<Record<string, readonly number[]>>

/**
 * Returns the fonts for names in scripts that no page uses, from the print fonts' folder. Their letters are listed,
 * and a file is read once one of them is printed.
 */
export function spareFonts(folder: string): readonly PrintedFont[] {
  const list: SpareFontList = JSON.parse(readFileSync(join(folder, 'spare.json'), 'utf8'))
  return Object.entries(list).map(([name, ranges]) => {
    let bytes: Uint8Array | undefined
    return {
      name,
      get bytes() {
        bytes ??= fontBytes(join(folder, `${name}.ttf`))
        return bytes
      },
      scale: 1,
      letters: lettersOf(ranges),
    }
  })
}

function lettersOf(ranges: readonly number[]): ReadonlySet<number> {
  const letters = new Set<number>()
  for (let at = 0; at < ranges.length; at += 2)
    for (let letter = ranges[at] ?? 0; letter <= (ranges[at + 1] ?? -1); letter += 1) letters.add(letter)
  return letters
}
