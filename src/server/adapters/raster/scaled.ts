import type { Sharp } from 'sharp'
import type { Bytes } from '../../domain/pictures/raster.ts'

export type MakeSharp = typeof import('sharp').default

/** Opens a picture; an SVG is rendered at the requested size, not enlarged afterwards. */
export async function scaled(
  sharp: MakeSharp,
  picture: Bytes | string,
  wanted: { width: number; height: number },
): Promise<Sharp> {
  const input = typeof picture === 'string' ? Buffer.from(picture) : picture
  const { format, width, height } = await sharp(input).metadata()
  if (format !== 'svg') return sharp(input).timeout({ seconds: SECONDS })
  const scale = Math.max(wanted.width / width, wanted.height / height)
  const density = Math.min(2400, Math.max(1, 72 * scale))
  return sharp(input, { density }).timeout({ seconds: SECONDS })
}

/** A picture that takes longer is not used for a brand. */
export const SECONDS = 10

/** The format of the result. */
export async function bytesOf(whole: Sharp): Promise<Bytes> {
  return new Uint8Array(await whole.toBuffer())
}
