export interface GeoPosition {
  readonly latitude: number
  readonly longitude: number
}

/** Miles east and south of where the map has its origin. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface MapSize {
  readonly width: number
  readonly height: number
}

/** What of the land is in sight: the point in the middle, and pixels a mile. */
export interface MapView extends MapPoint {
  readonly scale: number
}

const MILES_A_DEGREE = 69.055
/** From a street corner to what one drives in a day. */
export const NARROWEST = 600
export const WIDEST = 1

/** Takes the origin and a position and gives it in miles, flat as the land is over a few of them, the shorter way round the earth. */
export function project(origin: GeoPosition, position: GeoPosition): MapPoint {
  const east = ((position.longitude - origin.longitude + 540) % 360) - 180
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180)
  return {
    x: east * narrowing * MILES_A_DEGREE,
    y: (origin.latitude - position.latitude) * MILES_A_DEGREE,
  }
}

/** Where a point of the land is on the screen, in pixels from its upper left. */
export function toScreen(point: MapPoint, view: MapView, size: MapSize): MapPoint {
  return {
    x: size.width / 2 + (point.x - view.x) * view.scale,
    y: size.height / 2 + (point.y - view.y) * view.scale,
  }
}

/** The view that has all points in sight, with so many pixels round them; the neighbourhood of a single one. */
export function fitView(points: readonly MapPoint[], size: MapSize, margin: number): MapView {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (points.length === 0) return { x: 0, y: 0, scale: withinZoom(Math.min(size.width, size.height) / 8) }
  const across = Math.max(size.width - 2 * margin, 1) / Math.max(right - left, 1)
  const down = Math.max(size.height - 2 * margin, 1) / Math.max(bottom - top, 1)
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: withinZoom(Math.min(across, down)) }
}

/** The view so many times nearer, in which what is under a point of the screen stays there. */
export function zoomed(view: MapView, times: number, at: MapPoint, size: MapSize): MapView {
  const scale = withinZoom(view.scale * times)
  const dx = at.x - size.width / 2
  const dy = at.y - size.height / 2
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale }
}

/** The view after the land was moved by so many pixels. */
export function moved(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }
}

function withinZoom(scale: number): number {
  return Math.min(NARROWEST, Math.max(WIDEST, scale))
}
