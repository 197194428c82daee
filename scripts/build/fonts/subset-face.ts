import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { codePointsOf, codeRanges } from './code-ranges.ts'
import type { Face } from './faces.ts'

const cache = join(root, '.livery/cache/fonts')

/** Increase it when the way of making files changes, so that cached files are made again. */
const RECIPE = 1

/**
 * Features that shape words, place marks and align figures in columns. Alternates, small capitals and fractions are
 * dropped.
 */
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
 * Makes one script's file of a face, as woff2 for pages and TrueType for print: the family's file, reduced to the
 * weights, characters and features in use. Each recipe's result is cached in .livery/cache.
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
  const cached = join(cache, `${family}-${script}-${key}.${format === 'woff2' ? 'woff2' : 'ttf'}`)
  if (existsSync(cached)) return readFileSync(cached)
  const { default: subsetFont } = await import('subset-font')
  const text = String.fromCodePoint(...codePointsOf(codeRanges[script]))
  const made = await subsetFont(source, text, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  mkdirSync(cache, { recursive: true })
  // Written to another name and renamed: builds, test runs and their threads may make the same file at the same time.
  const whole = `${cached}.${randomUUID()}`
  writeFileSync(whole, made)
  renameSync(whole, cached)
  return made
}
