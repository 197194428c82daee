import type { MapPoint, MapSize } from './projection.ts'

type Label = MapPoint & { readonly name: string }

/** Room that a name takes, in pixels: for each letter, and around and above its point. */
const LETTER = 7
const PADDING = 10
const HEIGHT = 22

const MOST = 16

/** Room of a pin above its place. */
const PIN = { half: 44, height: 40 }

/**
 * Returns the labels whose names lie on the map and cover neither the centre's label, nor a pin, nor an earlier label.
 * The most important come first; all positions are in pixels.
 */
export function placedLabels<One extends Label>(
  labels: readonly One[],
  { size, center, pins }: { size: MapSize; center: Label; pins: readonly MapPoint[] },
): One[] {
  const boxes = [boxOf({ ...center, y: center.y + HEIGHT }), ...pins.map(pinBox)]
  const placed: One[] = []
  for (const label of labels) {
    if (placed.length === MOST) break
    const box = boxOf(label)
    const isInside =
      box.left >= 0 && box.right <= size.width && box.top >= 0 && label.y + HEIGHT / 2 <= size.height
    if (!isInside || boxes.some((other) => overlaps(box, other))) continue
    boxes.push(box)
    placed.push(label)
  }
  return placed
}

function boxOf({ name, x, y }: Label) {
  const half = (name.length * LETTER + PADDING) / 2
  return { left: x - half, right: x + half, top: y - HEIGHT, bottom: y + HEIGHT / 2 }
}

function pinBox({ x, y }: MapPoint): Box {
  return { left: x - PIN.half, right: x + PIN.half, top: y - PIN.height, bottom: y }
}

type Box = ReturnType<typeof boxOf>

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
