/** The part of a picture that is kept, in shares of its width and height from the upper left. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'
export const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']

/** Smaller than this there is nothing to hold on to. */
const LEAST = 0.04

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Takes an aspect in shares (its width by height, over the picture's own) and gives the largest part of it, in the middle. */
export function wholeBox(aspect: number | null): CropBox {
  if (aspect === null) return { x: 0, y: 0, width: 1, height: 1 }
  const width = Math.min(1, aspect)
  const height = Math.min(1, 1 / aspect)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Moves a part by shares; it stays inside the picture. */
export function movedBox(box: CropBox, dx: number, dy: number): CropBox {
  return {
    ...box,
    x: within(box.x + dx, 0, 1 - box.width),
    y: within(box.y + dy, 0, 1 - box.height),
  }
}

/** Pulls a part's corner by shares; the opposite one stays, and so does the aspect where there is one. */
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
    // The hand's larger way counts.
    width = Math.abs(dx) >= Math.abs(dy) ? width : height * aspect
    width = Math.min(width, mostWidth, mostHeight * aspect)
    height = width / aspect
  }
  return { x: isWest ? right - width : box.x, y: isNorth ? bottom - height : box.y, width, height }
}

/** Whether all of the picture is in it. */
export function isWhole({ width, height }: CropBox): boolean {
  return width > 0.999 && height > 0.999
}
