import type { Bytes } from './raster.ts'

const HEADER = 6
const ENTRY = 16

/** Takes square PNGs with their sides in pixels, below 256, and gives the icon file that holds them all, as every browser since 2007 reads it. */
export function icoOf(pictures: readonly { size: number; png: Bytes }[]): Bytes {
  const head = HEADER + pictures.length * ENTRY
  const file = new Uint8Array(head + pictures.reduce((sum, { png }) => sum + png.length, 0))
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let offset = head
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + index * ENTRY
    view.setUint8(at, size)
    view.setUint8(at + 1, size)
    view.setUint16(at + 4, 1, true)
    view.setUint16(at + 6, 32, true)
    view.setUint32(at + 8, png.length, true)
    view.setUint32(at + 12, offset, true)
    file.set(png, offset)
    offset += png.length
  }
  return file
}
