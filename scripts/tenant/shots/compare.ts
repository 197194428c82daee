import sharp from 'sharp'

/** How a picture compares with that of the last run. */
export type Change =
  | { state: 'new' | 'same' }
  | { state: 'changed'; pixels: number; share: number; difference: Buffer }

/**
 * Compares two PNGs pixel by pixel. If they differ, returns a picture of the difference: the new one faint, with red
 * pixels wherever they differ or only one has any.
 */
export async function compare(before: Buffer | null, after: Buffer): Promise<Change> {
  if (before === null) return { state: 'new' }
  if (before.equals(after)) return { state: 'same' }
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const out = Buffer.alloc(width * height * 3)
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [colorAt(one, x, y), colorAt(other, x, y)]
      const isSame = a === b
      if (!isSame) pixels += 1
      paint(out, (y * width + x) * 3, isSame ? faint(b) : 0xe5003c)
    }
  }
  if (pixels === 0) return { state: 'same' }
  const raw = { width, height, channels: 3 } as const
  const difference = await sharp(out, { raw }).png({ compressionLevel: 6 }).toBuffer()
  return { state: 'changed', pixels, share: pixels / (width * height), difference }
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** -1 outside the picture. */
function colorAt({ data, width, height }: Pixels, x: number, y: number): number {
  return x < width && y < height ? data.readUIntBE((y * width + x) * 3, 3) : -1
}

/** Light grey, for orientation only. */
function faint(color: number): number {
  const light = (((color >> 16) & 255) * 3 + ((color >> 8) & 255) * 6 + (color & 255)) / 10
  return Math.round(205 + light * 0.196) * 0x010101
}

function paint(out: Buffer, at: number, color: number): void {
  out.writeUIntBE(color, at, 3)
}
