import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { TypePairing } from '../../../theme/theme-input.ts'
import { fontBytes } from './font-bytes.ts'
import {
  type PrintedFace,
  type PrintedRole,
  printedFaceFile,
  printedFaces,
  printedRoles,
} from './printed-faces.ts'
import type { PrintedFont } from './printed-font.ts'
import { spareFonts } from './spare-fonts.ts'

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
