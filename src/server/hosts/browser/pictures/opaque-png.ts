import { crc32 } from 'node:zlib'
import type { Bytes } from '../../../domain/pictures/raster.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits a channel, three channels; each pixel is predicted only from the one above it. */
const KIND = [8, 2, 0, 0, 0]
const UP = 2

/**
 * Returns the PNG of opaque RGBA pixels, row by row, with three channels: browsers write the fourth too, which
 * printing would have to remove again.
 */
export async function opaquePng(rgba: Uint8ClampedArray, width: number, height: number): Promise<Bytes> {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set(KIND, 8)
  const folded = new Blob([rowsOf(rgba, width, height)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', new Uint8Array(await new Response(folded).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function rowsOf(rgba: Uint8ClampedArray, width: number, height: number): Bytes {
  const rows = new Uint8Array((1 + 3 * width) * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    rows[at++] = UP
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const here = (y * width + x) * 4 + channel
        rows[at++] = (rgba[here] ?? 0) - (y === 0 ? 0 : (rgba[here - 4 * width] ?? 0))
      }
  }
  return rows
}

function chunk(kind: string, data: Bytes): Bytes {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(kind), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}
