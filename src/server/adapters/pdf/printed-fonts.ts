import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { TypePairing } from '../../../theme/theme-input.ts'
import {
  type PrintedFace,
  type PrintedRole,
  printedFaceFile,
  printedFaces,
  printedRoles,
} from './printed-faces.ts'
import type { PrintedFont } from './printed-font.ts'
import { readFont } from './read-font.ts'

/** pdfkit measures an empty letter at the place of its outline, which may be the end of the file. */
const room = new Uint8Array(16)

/** The build's data about each print typeface, by the start of its file names. */
export type PrintedFontList = Readonly<
  Record<string, { readonly scale: number; readonly scripts: readonly string[] }>
>

export interface PrintedFonts {
  /** The fonts of a role, in order of preference for a letter. */
  of: (pairing: TypePairing, role: PrintedRole) => readonly PrintedFont[]
  /** The names of the files that every document of a pairing reads. */
  files: (pairing: TypePairing) => readonly string[]
}

/** Returns the print fonts in the build's folder; each file is read at its first use. */
export function loadPrintedFonts(folder: string): PrintedFonts {
  const list: PrintedFontList = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8'))
  const read = new Map<string, PrintedFont>()
  const filesOf = (face: PrintedFace) => {
    const file = printedFaceFile(face)
    const listed = list[file]
    if (listed === undefined) throw new Error(`the build made no ${file} for print`)
    return listed.scripts.map((script) => ({ name: `${file}-${script}`, scale: listed.scale }))
  }
  const fontOf = ({ name, scale }: { name: string; scale: number }): PrintedFont => {
    const font = read.get(name) ?? fontAt(join(folder, `${name}.ttf`), name, scale)
    read.set(name, font)
    return font
  }
  const spare = spareFonts(folder)
  return {
    of: (pairing, role) => [...printedFaces(pairing, role).flatMap(filesOf).map(fontOf), ...spare],
    files: (pairing) =>
      printedRoles.flatMap((role) =>
        printedFaces(pairing, role).flatMap((face) => filesOf(face).map(({ name }) => name)),
      ),
  }
}

function fontAt(path: string, name: string, scale: number): PrintedFont {
  const bytes = fontBytes(path)
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${name} is not one font`)
  return { name, bytes, scale, letters: new Set(font.characterSet) }
}

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

/** Reads a font file, padded so that every letter can be measured. */
function fontBytes(path: string): Buffer {
  return Buffer.concat([readFont(path), room])
}
