import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { hostileDrawings } from '../../../src/server/domain/pictures/drawing/testing-drawings.ts'
import type { TestFiles } from '../../../src/server/domain/tenant-folders/testing-tenant.ts'

type TenantJson = Extract<TestFiles[string], { agency: object }>

/** Drawings that took seconds to check, most of them because thousands of elements share a style. */
export const checkBombs: readonly (readonly [title: string, text: string])[] = hostileDrawings
  .slice(-7)
  .map(([title, text]) => [title, text])

/** A PNG with one bit a pixel and identical rows: some kilobytes that decompress to a square of `side` pixels. */
export function widePng(side: number): Buffer {
  return png(side, { depth: 1, color: 0 }, Buffer.alloc((side / 8 + 1) * side))
}

/** A PNG in which every pixel has a different color. */
export function noisePng(side: number): Buffer {
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * side)])
  return png(side, { depth: 8, color: 2 }, Buffer.concat(Array.from({ length: side }, row)))
}

/** A lossless WebP followed by as many empty chunks as fit into 5 MB. */
export async function chunkWebp(): Promise<Buffer> {
  const create = { width: 20, height: 20, channels: 3, background: '#2c7be5' } as const
  const picture = await sharp({ create }).webp({ lossless: true }).toBuffer()
  const chunk = Buffer.from('XXXX\0\0\0\0')
  const file = Buffer.concat([picture, Buffer.alloc(8 * 650_000, chunk)])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** A folder in which each picture field names a picture that is expensive to read. */
export async function pictureFolder(tenantJson: TenantJson): Promise<TestFiles> {
  const { agency } = tenantJson
  const about = { image: './pictures/about.webp' }
  return {
    'tenant.json': {
      ...tenantJson,
      about,
      agency: {
        ...agency,
        logo: './pictures/logo.svg',
        logoMobile: './pictures/noise.png',
        favicon: './pictures/icon.webp',
      },
    } as TenantJson,
    'pictures/logo.svg': checkBombs[0]?.[1] ?? '',
    'pictures/noise.png': noisePng(480),
    'pictures/icon.webp': await chunkWebp(),
    'pictures/about.webp': await chunkWebp(),
  }
}

function png(side: number, { depth, color }: { depth: number; color: number }, rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = depth
  head[9] = color
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
