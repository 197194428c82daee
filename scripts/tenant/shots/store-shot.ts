import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { compare } from './compare.ts'
import { type Cell, nameOf } from './matrix.ts'
import type { ShotRecord } from './shot-record.ts'

/** Width of the pictures in the sheet's rows. */
const SMALL = 480
/** Maximum height of a picture in a row, in widths; WebP cannot hold the longest pages. */
const MOST_WIDTHS = 3

/** Replaces the last run's picture, keeps that one next to it, and returns the comparison. */
export async function storeShot(out: string, cell: Cell, png: Buffer): Promise<ShotRecord> {
  const name = nameOf(cell)
  const at = (kind: string, ending = 'png') => join(out, kind, `${name}.${ending}`)
  const before = existsSync(at('now')) ? readFileSync(at('now')) : null
  const change = await compare(before, png)
  for (const kind of ['now', 'before', 'difference', 'small'])
    mkdirSync(dirname(at(kind)), { recursive: true })
  rmSync(at('difference'), { force: true })
  // Without a change, the earlier picture also stays the previous one.
  rmSync(at('before'), { force: true })
  if (change.state === 'changed') {
    renameSync(at('now'), at('before'))
    writeFileSync(at('difference'), change.difference)
  }
  writeFileSync(at('now'), png)
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const top = { left: 0, top: 0, width, height: Math.min(height, MOST_WIDTHS * width) }
  const small = sharp(png).extract(top).resize({ width: SMALL, withoutEnlargement: true })
  writeFileSync(at('small', 'webp'), await small.webp({ quality: 78 }).toBuffer())
  const { pixels, share } = change.state === 'changed' ? change : { pixels: 0, share: 0 }
  return { ...cell, name, state: change.state, pixels, share, reason: '', height }
}
