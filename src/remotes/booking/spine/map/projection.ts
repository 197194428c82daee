export interface GeoPosition {
  readonly latitude: number
  readonly longitude: number
}

/** Miles east and south of the map's origin. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface MapSize {
  readonly width: number
  readonly height: number
}

/** The visible section of the map: its centre, and pixels per mile. */
export interface MapView extends MapPoint {
  readonly scale: number
}

export const MILES_A_DEGREE = 69.055
/** Zoom limits in pixels per mile, from a street corner to a day's drive. */
export const NARROWEST = 600
export const WIDEST = 1

/** Converts a position to miles from the origin, on a flat map and the shorter way around the earth. */
export function project(origin: GeoPosition, position: GeoPosition): MapPoint {
  const east = ((position.longitude - origin.longitude + 540) % 360) - 180
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180)
  return {
    x: east * narrowing * MILES_A_DEGREE,
    y: (origin.latitude - position.latitude) * MILES_A_DEGREE,
  }
}

/** Converts miles from the origin to a position, exact to ten metres. */
export function unproject(origin: GeoPosition, { x, y }: MapPoint): GeoPosition {
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180)
  const longitude = origin.longitude + x / narrowing / MILES_A_DEGREE
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4
  return {
    latitude: rounded(Math.max(-90, Math.min(90, origin.latitude - y / MILES_A_DEGREE))),
    longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
  }
}

/** Converts a map point to pixels from the upper left corner of the screen. */
export function toScreen(point: MapPoint, view: MapView, size: MapSize): MapPoint {
  return {
    x: size.width / 2 + (point.x - view.x) * view.scale,
    y: size.height / 2 + (point.y - view.y) * view.scale,
  }
}

/** Returns the view that shows all points with a margin in pixels; the surroundings of a single point. */
export function fitView(points: readonly MapPoint[], size: MapSize, margin: number): MapView {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (points.length === 0) return { x: 0, y: 0, scale: withinZoom(Math.min(size.width, size.height) / 8) }
  const across = Math.max(size.width - 2 * margin, 1) / Math.max(right - left, 1)
  const down = Math.max(size.height - 2 * margin, 1) / Math.max(bottom - top, 1)
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: withinZoom(Math.min(across, down)) }
}

/** Returns the view zoomed by a factor, keeping the map point under a screen point in place. */
export function zoomed(view: MapView, times: number, at: MapPoint, size: MapSize): MapView {
  const scale = withinZoom(view.scale * times)
  const dx = at.x - size.width / 2
  const dy = at.y - size.height / 2
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale }
}

/** Returns the view after panning by a number of pixels. */
export function moved(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }
}

function withinZoom(scale: number): number {
  return Math.min(NARROWEST, Math.max(WIDEST, scale))
}
