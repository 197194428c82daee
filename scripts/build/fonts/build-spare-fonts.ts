import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { SpareFontList } from '../../../src/server/adapters/pdf/printed-fonts.ts'
import { root } from '../root.ts'
import { type SpareFamily, spareFamilies } from './spare-families.ts'

const cache = join(root, '.livery/cache/fonts')
/** Increase it when the way of making files changes, so that cached files are made again. */
const RECIPE = 1
/** One weight is enough: these letters are rare and most of their files large. */
const WEIGHT = 500

/**
 * Makes the spare fonts for print, as TrueType in one weight: letters that no pairing has, each file without those of
 * the files before it.
 * The list names the letters of each file, so that print reads a file only for a letter it needs.
 */
export async function buildSpareFonts(): Promise<{ files: Map<string, Buffer>; list: SpareFontList }> {
  const files = new Map<string, Buffer>()
  const list: Record<string, number[]> = {}
  const taken = new Set<number>()
  for (const family of spareFamilies)
    for (const { name, source } of sourcesOf(family)) {
      const font = await madeOf(source, name, family.features)
      const own = lettersOf(font).filter((letter) => isOwn(letter) && !taken.has(letter))
      if (own.length === 0) continue
      for (const letter of own) taken.add(letter)
      files.set(`${name}.ttf`, font)
      list[name] = rangesOf([...own, ...lettersOf(font).filter((letter) => !isOwn(letter))])
    }
  return { files, list }
}

/** Latin letters and signs are in every pairing, so a file with only these is left out. */
function isOwn(letter: number): boolean {
  return letter > 0x2ff && !(letter >= 0x2000 && letter <= 0x206f)
}

function sourcesOf({ source, ends }: SpareFamily): { name: string; source: Buffer }[] {
  const folder = join(root, 'node_modules', source, 'files')
  return readdirSync(folder)
    .filter((file) => file.endsWith(ends) && !/-(?:latin|latin-ext|cyrillic|vietnamese)-/.test(file))
    .sort()
    .map((file) => ({ name: file.slice(0, -ends.length), source: readFileSync(join(folder, file)) }))
}

async function madeOf(source: Buffer, name: string, features?: readonly string[]): Promise<Buffer> {
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([RECIPE, WEIGHT, features]))
    .digest('hex')
    .slice(0, 24)
  const cached = join(cache, `${name}-${key}.ttf`)
  if (existsSync(cached)) return readFileSync(cached)
  const { default: subsetFont } = await import('subset-font')
  const font = create(source)
  const axes = 'variationAxes' in font && 'wght' in font.variationAxes ? { wght: WEIGHT } : undefined
  const made = await subsetFont(source, String.fromCodePoint(...lettersOf(source)), {
    targetFormat: 'truetype',
    ...(axes ? { variationAxes: axes } : {}),
    ...(features ? { keepFeatures: features } : {}),
    noHinting: true,
  })
  mkdirSync(cache, { recursive: true })
  // Written to another name and renamed: a build and a test run may make the same file at the same time.
  const whole = `${cached}.${randomUUID()}`
  writeFileSync(whole, made)
  renameSync(whole, cached)
  return made
}

function lettersOf(file: Buffer): number[] {
  const font = create(file)
  return 'characterSet' in font ? [...font.characterSet].sort((one, other) => one - other) : []
}

/** First and last letter of each range, in one list. */
function rangesOf(letters: readonly number[]): number[] {
  const ranges: number[] = []
  for (const letter of [...letters].sort((one, other) => one - other)) {
    if (ranges.at(-1) === letter - 1) ranges[ranges.length - 1] = letter
    else ranges.push(letter, letter)
  }
  return ranges
}
