import type { Bytes } from '../../../domain/pictures/raster.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** Anything that a canvas can draw, and its size. */
export type Drawable = ImageBitmap | OffscreenCanvas

export type Context = OffscreenCanvasRenderingContext2D

/** Makes a canvas; with a ground, it has no transparent parts. */
export function canvasOf({ width, height }: Size, ground?: string): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: ground === undefined })
  if (context === null) throw new Error('The browser cannot make a canvas.')
  context.imageSmoothingQuality = 'high'
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  return context
}

/** Returns a canvas as a file. */
export async function fileOf(
  { canvas }: Context,
  type: 'image/png' | 'image/jpeg' | 'image/webp',
  quality?: number,
): Promise<Bytes> {
  const blob = await canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) })
  if (blob.type !== type) throw new Error(`The browser cannot write ${type}.`)
  return new Uint8Array(await blob.arrayBuffer())
}

/** Returns the place of a picture that covers a box; its longer side is cut. */
export function covering(size: Size, box: Box): Box {
  return middleOf(size, box, Math.max(box.width / size.width, box.height / size.height))
}

/** Returns the place of a picture that fits in the middle of a box, as large as possible. */
export function within(size: Size, box: Box): Box {
  return middleOf(size, box, Math.min(box.width / size.width, box.height / size.height))
}

/** Returns a size scaled to fit inside another, in whole pixels. */
export function insideOf(size: Size, most: Size): Size {
  const { width, height } = within(size, { left: 0, top: 0, ...most })
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** Draws a picture into a place, clipped to the box. */
export function drawInto(context: Context, picture: Drawable, place: Box, box: Box = place): void {
  context.save()
  context.beginPath()
  context.rect(box.left, box.top, box.width, box.height)
  context.clip()
  context.drawImage(picture, place.left, place.top, place.width, place.height)
  context.restore()
}

function middleOf(size: Size, box: Box, scale: number): Box {
  const [width, height] = [size.width * scale, size.height * scale]
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}
