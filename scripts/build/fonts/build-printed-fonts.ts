import {
  type PrintedFace,
  printedFaceFile,
  printedFaces,
  printedRoles,
  spareFace,
} from '../../../src/server/adapters/pdf/printed-faces.ts'
import type { PrintedFontList } from '../../../src/server/adapters/pdf/printed-fonts.ts'
import { typePairings } from '../../../src/theme/type-pairings.ts'
import { buildSpareFonts } from './build-spare-fonts.ts'
import type { PrintedScript, Script } from './code-ranges.ts'
import { faces } from './faces.ts'
import { subsetFace } from './subset-face.ts'

const printedScripts: readonly PrintedScript[] = ['vietnamese', 'greek', 'cyrillic']

/**
 * Makes the fonts for printed documents as TrueType: the faces of every pairing in the weights of print, one file for
 * each script, and spare files for other scripts.
 * `fonts.json` and `spare.json` list them. Fast if .livery/cache has the files.
 */
export async function buildPrintedFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const list: Record<string, PrintedFontList[string]> = {}
  const pairings = Object.keys(typePairings) as (keyof typeof typePairings)[]
  for (const pairing of pairings)
    for (const role of printedRoles)
      for (const face of printedFaces(pairing, role)) {
        list[printedFaceFile(face)] ??= await addFace(face, files)
      }
  const spare = await buildSpareFonts()
  for (const [name, content] of spare.files) files.set(name, content)
  return files
    .set('fonts.json', Buffer.from(JSON.stringify(list, null, 2)))
    .set('spare.json', Buffer.from(JSON.stringify(spare.list)))
}

async function addFace(face: PrintedFace, files: Map<string, Buffer>): Promise<PrintedFontList[string]> {
  const made = faces[face.name]
  if (!made) throw new Error(`no face is made for ${face.name}`)
  // A face for headings only has one weight.
  const wght = typeof made.axes.wght === 'number' ? made.axes.wght : face.weight
  const scripts: readonly (Script | PrintedScript)[] =
    face.name === spareFace ? [...made.scripts, ...printedScripts] : made.scripts
  const cut = { ...made, axes: { ...made.axes, wght } }
  for (const script of scripts)
    files.set(`${printedFaceFile(face)}-${script}.ttf`, await subsetFace(cut, script, 'truetype'))
  return { scale: made.scale ?? 1, scripts }
}
