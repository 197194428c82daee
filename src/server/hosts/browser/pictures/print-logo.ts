import { crc32 } from 'node:zlib'
import { type DrawLogo, mostLogoPixels, onPaper } from '../../../adapters/pdf/printed-logo.ts'
import type { Bytes } from '../../../domain/pictures/raster.ts'
import { canvasOf, drawInto, insideOf } from './canvas.ts'
import type { OpenPicture } from './open-picture.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Eight bits a channel, three channels; each pixel is predicted only from the one above it. */
const KIND = [8, 2, 0, 0, 0]

const UP = 2

/** Makes the function that draws a logo for print in a worker. */
export function logoPrinter(open: OpenPicture): DrawLogo {
  return async (logo, ground) => {
    try {
      const opened = await open(logo)
      const { width, height, isDrawing } = opened
      // A raster is never enlarged.
      const most = isDrawing
        ? mostLogoPixels
        : {
            width: Math.min(width, mostLogoPixels.width),
            height: Math.min(height, mostLogoPixels.height),
          }
      const size = insideOf(opened, most)
      const context = canvasOf(size, ground)
      drawInto(context, opened.at(size), { left: 0, top: 0, ...size })
      const { data } = context.getImageData(0, 0, size.width, size.height)
      return onPaper(Buffer.from(await opaquePng(data, size.width, size.height)), size)
    } catch {
      return null
    }
  }
}

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
