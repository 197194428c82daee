import { type MapPoint, type MapSize, type MapView, toScreen } from './projection.ts'

const distances = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100] as const

const NARROWEST_GAP = 76

const MOST = 6

type Town = MapPoint & { readonly name: string }

interface MapGroundProps {
  view: MapView
  size: MapSize
  /** Name of the place in the middle of the rings. */
  center: string
  /** Towns around it. */
  towns: readonly Town[]
  /** Formats a ring's distance from the centre. */
  distance: (miles: number) => string
}

const GRID = 48

/** Background of the map: a quiet grid, the searched place, and rings of distance around it. */
export function MapGround({ view, size, center, towns, distance }: MapGroundProps) {
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
      <Grid {...{ middle, size }} />
      {rings.toReversed().map((miles) => (
        <circle
          key={miles}
          cx={middle.x}
          cy={middle.y}
          r={miles * view.scale}
          className="fill-brand-4/25 stroke-brand-7"
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
          className="fill-muted-foreground stroke-brand-2"
          strokeWidth="4"
          paintOrder="stroke"
          direction="ltr"
        >
          {distance(miles)}
        </text>
      ))}
      <Towns {...{ towns, view, size }} />
      <circle cx={middle.x} cy={middle.y} r="13" className="fill-brand-9/20" />
      <circle cx={middle.x} cy={middle.y} r="5" className="fill-brand-11 stroke-card" strokeWidth="2" />
      <text
        x={middle.x}
        y={middle.y + 28}
        textAnchor="middle"
        className="fill-foreground stroke-card text-[0.8125rem] font-bold"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {center}
      </text>
    </svg>
  )
}

/** Towns around the place, less prominent than it. */
function Towns({ towns, view, size }: Pick<MapGroundProps, 'towns' | 'view' | 'size'>) {
  return towns.map((town) => {
    const { x, y } = toScreen(town, view, size)
    return (
      <g key={town.name}>
        <circle cx={x} cy={y} r="3.5" className="fill-brand-8 stroke-card" strokeWidth="1.5" />
        <text
          x={x}
          y={y + 17}
          textAnchor="middle"
          className="fill-muted-foreground stroke-brand-2 text-xs font-semibold"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {town.name}
        </text>
      </g>
    )
  })
}

/** Grid lines that move with the map, so that panning is visible. */
function Grid({ middle, size: { width, height } }: { middle: MapPoint; size: MapSize }) {
  const columns = Array.from(
    { length: Math.ceil(width / GRID) + 1 },
    (_, at) => (middle.x % GRID) + at * GRID,
  )
  const rows = Array.from({ length: Math.ceil(height / GRID) + 1 }, (_, at) => (middle.y % GRID) + at * GRID)
  const lines = [...columns.map((x) => `M${x} 0V${height}`), ...rows.map((y) => `M0 ${y}H${width}`)]
  return <path d={lines.join('')} className="fill-none stroke-brand-6/35" strokeWidth="1" />
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
