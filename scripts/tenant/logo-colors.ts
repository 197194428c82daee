import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { sharpRaster } from '../../src/server/adapters/raster/sharp-raster.ts'
import { storedPicture } from '../../src/server/domain/pictures/stored-picture.ts'
import { deltaEOk, toOklch } from '../../src/theme/oklch.ts'
import { parseHex } from '../../src/theme/srgb.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** A logo as a folder stores it, and its colours. */
export interface GivenLogo {
  file: string
  bytes: Buffer
  /** The brand colour first. */
  palette: readonly string[]
  /** About as high as wide, so that it also serves as an icon. */
  isSquare: boolean
}

/**
 * Reads a logo file like an owner's upload: a drawing in SVG, or a raster image. Throws a UsageError for anything
 * else.
 */
export async function givenLogo(path: string): Promise<GivenLogo> {
  const bytes = readLogo(path)
  const stored = await storedPicture(sharpRaster(), new Uint8Array(bytes), 'logo')
  if ('reason' in stored) throw new UsageError(`The logo ${path} ${stored.reason}.`)
  const isSvg = stored.asset.contentType === 'image/svg+xml'
  const ending = isSvg ? '.svg' : extname(path).toLowerCase() || '.png'
  const ratio = stored.width / stored.height
  return {
    file: `logo${ending}`,
    bytes,
    isSquare: ratio > 0.8 && ratio < 1.25,
    palette: stored.palette.map(({ color }) => color),
  }
}

function readLogo(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new UsageError(`There is no logo ${path}.`)
  }
}

/** The second colour of a palette, if it is a colour and differs from the first. */
export function secondColor([first, ...others]: readonly string[]): string | undefined {
  return others.find(
    (color) =>
      first !== undefined &&
      toOklch(parseHex(color)).c >= 0.04 &&
      deltaEOk(parseHex(color), parseHex(first)) > 0.1,
  )
}
