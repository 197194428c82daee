import { MOST_ASPECT, MOST_SIDE, MOST_SIZE_TEXT, MOST_VIEW_BOX } from './drawing-limits.ts'
import type { DrawingNode } from './drawing-node.ts'
import { DrawingRefusal } from './drawing-refusal.ts'

/** Pixels of the absolute units; others depend on the context and say nothing about the drawing's size. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/**
 * Returns the longer side of what a drawing shows, in its own units; throws if it is too large or too elongated to
 * draw.
 */
export function drawingSide({ attributes }: DrawingNode): number {
  const [, , viewWidth = 0, viewHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const hasView = viewWidth > 0 && viewHeight > 0
  requireSides(viewWidth, viewHeight, MOST_VIEW_BOX)
  const width = sizeOf(attributes.get('width'))
  const height = sizeOf(attributes.get('height'))
  const ratio = hasView ? viewWidth / viewHeight : 1
  const shownWidth = width ?? (height === null ? viewWidth : height * ratio)
  const shownHeight = height ?? (width === null ? viewHeight : width / ratio)
  requireSides(shownWidth, shownHeight, MOST_SIDE)
  return hasView ? Math.max(viewWidth, viewHeight) : Math.max(shownWidth, shownHeight, 1)
}

function sizeOf(value: string | undefined): number | null {
  if (value !== undefined && value.length > MOST_SIZE_TEXT) {
    throw new DrawingRefusal(
      `has a width or height of ${value.length} characters; at most ${MOST_SIZE_TEXT} can be drawn`,
    )
  }
  // No digit fits two parts of the pattern, so that a text without a match is read once.
  const [, number, unit = ''] =
    /^\s*\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(value ?? '') ?? []
  const scale = pixels[unit.toLowerCase()]
  return number === undefined || scale === undefined ? null : Number(number) * scale
}

function requireSides(width: number, height: number, most: number): void {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (long > most)
    throw new DrawingRefusal(
      `measures ${Math.round(width)} × ${Math.round(height)}; at most ${most} each way can be drawn`,
    )
  if (short > 0 && long / short > MOST_ASPECT) {
    throw new DrawingRefusal(
      `measures ${width} × ${height}; one side can be at most ${MOST_ASPECT} times the other`,
    )
  }
}
