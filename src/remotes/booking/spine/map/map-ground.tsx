import { usePage } from '@livery/platform'
import { placedLabels } from './placed-labels.ts'
import { type GeoPosition, type MapPoint, type MapSize, type MapView, toScreen } from './projection.ts'
import { type MappedTown, type MapTiles, useMapTiles } from './use-map-tiles.ts'
import { visibleTiles } from './visible-tiles.ts'

const distances = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100] as const

const NARROWEST_GAP = 76

const MOST = 6

interface MapGroundProps {
  view: MapView
  size: MapSize
  /** Name of the place in the middle of the rings. */
  center: string
  /** The searched place, the map's origin. */
  position: GeoPosition
  /** Towns to name until the map's own have loaded. */
  neighbours: readonly MappedTown[]
  /** Where pins cover the ground. */
  pins: readonly MapPoint[]
  /** Formats a ring's distance from the centre. */
  distance: (miles: number) => string
}

/** Background of the map: land and water, towns, the searched place, and rings of distance around it. */
export function MapGround({ view, size, center, position, neighbours, pins, distance }: MapGroundProps) {
  const { language } = usePage()
  const tiles = useMapTiles(visibleTiles(position, view, size), language)
  const towns = tiles?.towns ?? neighbours
  const { width, height } = size
  const middle = toScreen({ x: 0, y: 0 }, view, size)
  const farthest = Math.hypot(
    Math.max(Math.abs(middle.x), Math.abs(width - middle.x)),
    Math.max(Math.abs(middle.y), Math.abs(height - middle.y)),
  )
  const rings = ringDistances(view.scale, farthest)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full text-[0.6875rem] select-none"
      aria-hidden="true"
    >
      {tiles && <Ground {...{ tiles, view, size }} />}
      {rings.toReversed().map((miles) => (
        <circle
          key={miles}
          cx={middle.x}
          cy={middle.y}
          r={miles * view.scale}
          className="fill-none stroke-foreground/25"
          strokeWidth="1"
          strokeDasharray="3 5"
        />
      ))}
      {rings.map((miles) => (
        <text
          key={miles}
          x={middle.x}
          y={middle.y - miles * view.scale}
          dy="0.35em"
          textAnchor="middle"
          className="map-label fill-muted-foreground"
          direction="ltr"
        >
          {distance(miles)}
        </text>
      ))}
      <Towns {...{ towns, view, size, center, pins, middle }} />
      <circle cx={middle.x} cy={middle.y} r="13" className="fill-brand-9/20" />
      <circle cx={middle.x} cy={middle.y} r="5" className="fill-brand-11 stroke-card" strokeWidth="2" />
      <text
        x={middle.x}
        y={middle.y + 28}
        textAnchor="middle"
        className="map-label fill-foreground text-[0.8125rem] font-bold"
      >
        {center}
      </text>
    </svg>
  )
}

/** Land, rivers and borders. The paths stay the same while the map moves; only their transformation changes. */
function Ground({ tiles, view, size }: Pick<MapGroundProps, 'view' | 'size'> & { tiles: MapTiles }) {
  const { x, y } = toScreen({ x: tiles.left, y: tiles.top }, view, size)
  const transform = `matrix(${tiles.width * view.scale} 0 0 ${tiles.height * view.scale} ${x} ${y})`
  return (
    <g transform={transform}>
      <path d={tiles.paths.land} className="map-land" fillRule="evenodd" />
      <path d={tiles.paths.rivers} className="map-river" vectorEffect="non-scaling-stroke" />
      <path d={tiles.paths.borders} className="map-border" vectorEffect="non-scaling-stroke" />
    </g>
  )
}

interface TownsProps extends Pick<MapGroundProps, 'view' | 'size' | 'center' | 'pins'> {
  towns: readonly MappedTown[]
  /** The searched place on the screen. */
  middle: MapPoint
}

/** Towns around the place, as many as have room for their names; the larger, the more prominent. */
function Towns({ towns, view, size, center, pins, middle }: TownsProps) {
  const points = towns
    .filter(({ name }) => name !== center)
    .map((town) => ({ ...town, ...toScreen(town, view, size) }))
  const labels = placedLabels(points, {
    size,
    center: { name: center, ...middle },
    pins: pins.map((pin) => toScreen(pin, view, size)),
  })
  return labels.map(({ name, x, y, population }) => (
    <g key={`${name} ${x - middle.x} ${y - middle.y}`}>
      <circle cx={x} cy={y} r="2.5" className="fill-muted-foreground stroke-card" strokeWidth="1" />
      <text
        x={x}
        y={y - 7}
        textAnchor="middle"
        className={`map-label ${population > 100_000 ? 'fill-foreground text-xs font-semibold' : 'fill-muted-foreground text-[0.6875rem] font-medium'}`}
      >
        {name}
      </text>
    </g>
  ))
}

/**
 * Returns the distances of the rings in miles, for a scale in pixels per mile and the farthest visible point in
 * pixels.
 */
export function ringDistances(scale: number, farthest: number): number[] {
  const step = distances.find((miles) => miles * scale >= NARROWEST_GAP) ?? 100
  const count = Math.min(MOST, Math.max(1, Math.ceil(farthest / (step * scale))))
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}
