import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { codePointsOf, codeRanges } from './code-ranges.ts'
import type { Face } from './faces.ts'

const cache = join(root, '.livery/cache/fonts')

/** Raised when the way files are made changes, so that kept ones are made anew. */
const RECIPE = 1

/** What shapes words, places marks, and sets figures in columns. Alternates, small capitals and fractions go. */
const features = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'liga',
  'clig',
  'calt',
  'rlig',
  'rclt',
  'tnum',
  'lnum',
  'init',
  'medi',
  'med2',
  'fina',
  'fin2',
  'fin3',
  'isol',
  'curs',
]

/**
 * Gives one script's file of a face, as woff2 for pages and as TrueType for print: the family's file with the weights, characters and features that the
 * product uses. Made once for each recipe and kept in .livery/cache.
 */
export async function subsetFace(
  { family, file, axes }: Pick<Face, 'family' | 'file' | 'axes'>,
  script: keyof typeof codeRanges,
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> {
  const name = `${family}-${script}-${file}-normal.woff2`
  const source = readFileSync(join(root, 'node_modules/@fontsource-variable', family, 'files', name))
  const recipe = JSON.stringify([RECIPE, axes, codeRanges[script], features])
  const key = createHash('sha256').update(source).update(recipe).digest('hex').slice(0, 24)
  const kept = join(cache, `${family}-${script}-${key}.${format === 'woff2' ? 'woff2' : 'ttf'}`)
  if (existsSync(kept)) return readFileSync(kept)
  const { default: subsetFont } = await import('subset-font')
  const text = String.fromCodePoint(...codePointsOf(codeRanges[script]))
  const made = await subsetFont(source, text, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  mkdirSync(cache, { recursive: true })
  // Whole or not at all: a build and a test run, or two threads of one, may want the same file at the same time.
  const whole = `${kept}.${randomUUID()}`
  writeFileSync(whole, made)
  renameSync(whole, kept)
  return made
}
