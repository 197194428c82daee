/** The selected part of a picture, as fractions of its width and height from the upper left. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'
export const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']

/** A smaller part could not be grabbed. */
const LEAST = 0.04

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * Returns the largest centred part with an aspect ratio, given in fractions (its width to height, divided by that of
 * the picture).
 */
export function wholeBox(aspect: number | null): CropBox {
  if (aspect === null) return { x: 0, y: 0, width: 1, height: 1 }
  const width = Math.min(1, aspect)
  const height = Math.min(1, 1 / aspect)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Moves a part by fractions of the picture; it stays inside. */
export function movedBox(box: CropBox, dx: number, dy: number): CropBox {
  return {
    ...box,
    x: within(box.x + dx, 0, 1 - box.width),
    y: within(box.y + dy, 0, 1 - box.height),
  }
}

/** Moves a part's corner by fractions; the opposite corner stays, and so does the aspect ratio, if fixed. */
export function pulledBox(
  box: CropBox,
  corner: Corner,
  dx: number,
  dy: number,
  aspect: number | null,
): CropBox {
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const right = box.x + box.width
  const bottom = box.y + box.height
  const mostWidth = isWest ? right : 1 - box.x
  const mostHeight = isNorth ? bottom : 1 - box.y
  let width = within(box.width + (isWest ? -dx : dx), LEAST, mostWidth)
  let height = within(box.height + (isNorth ? -dy : dy), LEAST, mostHeight)
  if (aspect !== null) {
    // The larger of the two movements counts.
    width = Math.abs(dx) >= Math.abs(dy) ? width : height * aspect
    width = Math.min(width, mostWidth, mostHeight * aspect)
    height = width / aspect
  }
  return { x: isWest ? right - width : box.x, y: isNorth ? bottom - height : box.y, width, height }
}

/** True if the part is the whole picture. */
export function isWhole({ width, height }: CropBox): boolean {
  return width > 0.999 && height > 0.999
}
