import { createHash } from 'node:crypto'
import fontverter from 'fontverter'
import type { BuiltPairing, TypeFaces } from '../../../src/contract/type-faces.ts'
import { type PairingFaces, typePairings } from '../../../src/theme/type-pairings.ts'
import type { Script } from './code-ranges.ts'
import { type BuiltFace, faceCss, weightsOf } from './face-css.ts'
import { faces } from './faces.ts'
import { measureFace } from './measure-face.ts'
import { subsetFace } from './subset-face.ts'

export interface BuiltFonts {
  /** Path in the site's assets → content: the fonts, and a stylesheet for each pairing. */
  files: ReadonlyMap<string, Buffer>
  pairings: Readonly<Record<keyof TypeFaces, BuiltPairing>>
}

/** Arabic text prefers the Arabic faces: a variable changes the font of every element below. */
const arabicFirst =
  ':lang(ar){--font-sans:var(--font-sans-arabic);--font-display:var(--font-display-arabic);' +
  '--font-weight-display:var(--font-weight-display-arabic)}'

let built: Promise<BuiltFonts> | undefined

/** Makes the fonts and rules of every type pairing, once a process. Fast if .livery/cache has the files. */
export function buildFonts(): Promise<BuiltFonts> {
  built ??= build()
  return built
}

async function build(): Promise<BuiltFonts> {
  const files = new Map<string, Buffer>()
  const add = (name: string, extension: string, content: Buffer) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const path = `assets/${name}-${hash}.${extension}`
    files.set(path, content)
    return `/${path}`
  }
  const made = new Map<string, BuiltFace>()
  for (const [name, face] of Object.entries(faces)) made.set(name, await buildFace(name, face, add))
  const pairings = Object.entries(typePairings).map(([pairing, { faces: names }]) => {
    const used = [...new Set(names)].map((name) => named(made, name))
    const rules = used.map(faceCss).join('') + arabicFirst
    const css = add(`type-${pairing}`, 'css', Buffer.from(rules))
    return [pairing, { css, preload: preloadOf(names, made), rules }] as const
  })
  return { files, pairings: Object.fromEntries(pairings) as BuiltFonts['pairings'] }
}

async function buildFace(
  name: string,
  face: (typeof faces)[string],
  add: (name: string, extension: string, content: Buffer) => string,
): Promise<BuiltFace> {
  const urls: Partial<Record<Script, string>> = {}
  let sfnt: Buffer | undefined
  for (const script of face.scripts) {
    const woff2 = await subsetFace(face, script)
    urls[script] = add(`${name.toLowerCase().replaceAll(' ', '-')}-${script}`, 'woff2', woff2)
    sfnt ??= await fontverter.convert(woff2, 'truetype')
  }
  if (!sfnt) throw new Error(`${name} has no script`)
  const script = face.scripts.includes('arabic') ? 'arabic' : 'latin'
  return { name, face, files: urls, measures: measureFace(sfnt, script, weightsOf(face)) }
}

/**
 * Files for the first view of a page: text and headings in the page's script, and for Arabic also Latin text, for
 * prices and names.
 */
function preloadOf(
  [sans, display, arabicSans, arabicDisplay]: PairingFaces,
  made: ReadonlyMap<string, BuiltFace>,
): BuiltPairing['preload'] {
  const files = (script: Script, ...wanted: readonly string[]) =>
    [...new Set(wanted)].flatMap((name) => named(made, name).files[script] ?? [])
  return {
    latin: files('latin', sans, display),
    arabic: [...files('arabic', arabicSans, arabicDisplay), ...files('latin', sans)],
  }
}

function named(made: ReadonlyMap<string, BuiltFace>, name: string): BuiltFace {
  const face = made.get(name)
  if (!face) throw new Error(`no face is made for ${name}`)
  return face
}
