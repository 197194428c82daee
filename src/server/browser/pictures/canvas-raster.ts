import {
  type Bytes,
  type PictureLook,
  portraitSize,
  type Raster,
  type Redrawing,
  type Redrawn,
} from '../brand/raster.ts'
import { cutOf, sizeProblem } from '../brand/redrawn-size.ts'
import { Problem } from '../http/problem.ts'

/**
 * Draws what a worker can: pictures that somebody sends, of the kinds that the browser opens. It opens no drawings of lines, so what is put
 * together from them (cards, icons, pictures of pages) is refused.
 */
export function canvasRaster(): Raster {
  return {
    card: refuse,
    icon: refuse,
    page: refuse,
    portrait,
    redraw,
    look,
  }
}

async function refuse(): Promise<never> {
  throw new Problem({ code: 'forbidden', detail: 'This server draws no pictures.' })
}

async function portrait(picture: Bytes): Promise<Bytes | null> {
  const bitmap = await opened(picture)
  if (bitmap === null) return null
  const side = Math.min(bitmap.width, bitmap.height)
  const box = {
    left: (bitmap.width - side) / 2,
    top: (bitmap.height - side) / 2,
    width: side,
    height: side,
  }
  return webp(drawn(bitmap, box, { width: portraitSize, height: portraitSize }), 0.82)
}

async function redraw(
  picture: Bytes,
  { most, isExact, part }: Redrawing,
): Promise<Redrawn | { reason: string }> {
  const bitmap = await opened(picture)
  if (bitmap === null) return { reason: 'is not a whole picture' }
  const cut = part ? cutOf(part, bitmap) : { left: 0, top: 0, width: bitmap.width, height: bitmap.height }
  const reason = sizeProblem(bitmap) ?? sizeProblem(cut)
  if (reason !== null) return { reason }
  const scale = Math.min(1, most.width / cut.width, most.height / cut.height)
  const size = {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  }
  // At the highest quality a browser's WebP is without loss.
  return { ...size, bytes: await webp(drawn(bitmap, cut, size), isExact ? 1 : 0.86) }
}

async function look(picture: Bytes, side: number): Promise<PictureLook | null> {
  const bitmap = await opened(picture)
  if (bitmap === null) return null
  const { width, height } = bitmap
  const scale = Math.min(1, side / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  // Each pixel is one that it has: none are mixed.
  const canvas = drawn(bitmap, { left: 0, top: 0, width, height }, size, false)
  const { data } = contextOf(canvas).getImageData(0, 0, size.width, size.height)
  return { width, height, pixels: { data: new Uint8Array(data.buffer), ...size } }
}

/** Upright as the camera held it; null for what the browser cannot open. */
function opened(picture: Bytes): Promise<ImageBitmap | null> {
  return createImageBitmap(new Blob([picture]), { imageOrientation: 'from-image' }).catch(() => null)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function drawn(
  bitmap: ImageBitmap,
  { left, top, width, height }: Box,
  size: { width: number; height: number },
  isSmooth = true,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = contextOf(canvas)
  context.imageSmoothingEnabled = isSmooth
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, width, height, 0, 0, size.width, size.height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no room to draw.')
  return context
}

async function webp(canvas: OffscreenCanvas, quality: number): Promise<Bytes> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return new Uint8Array(await blob.arrayBuffer())
}
