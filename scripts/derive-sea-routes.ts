/**
 * Writes packages/sample-inventory/cruises/sea-legs.gen.ts, the ways over water between the ports of the cruises:
 * `node scripts/derive-sea-routes.ts`. The earth is that of packages/geography. The result is committed.
 */
import { writeFileSync } from 'node:fs'
import { sharedEarth } from '../packages/geography/earth/load-earth.ts'
import { portNamed } from '../packages/sample-inventory/cruises/ports.ts'
import { routesByCode, stopsOf } from '../packages/sample-inventory/cruises/routes.ts'
import { lineMiles, seaMiles } from '../packages/sample-inventory/cruises/sea-miles.ts'
import { canals } from './sea-routes/canals.ts'
import { WayFinder } from './sea-routes/find-way.ts'
import { straightened, thinned } from './sea-routes/straighten.ts'
import { type Spot, waterGrid } from './sea-routes/water-grid.ts'

const target = new URL('../packages/sample-inventory/cruises/sea-legs.gen.ts', import.meta.url)
/** Units of a degree in the file. */
const UNITS = 1_000
/** Bends of a river that are smaller than this, in degrees, are left out. */
const RIVER_BENDS = 0.006

const earth = await sharedEarth()
const sea = waterGrid(earth, canals)
const seaWays = new WayFinder(sea)
const river = waterGrid(earth, [], { onRivers: true })
const riverWays = new WayFinder(river, { hasBlocks: false })

const legs = new Map<string, { from: string; to: string }>()
for (const route of routesByCode.values()) {
  const stops = stopsOf(route).map(({ port }) => port)
  for (const [place, port] of stops.entries()) {
    const [from = '', to = ''] = [stops[place - 1] ?? port, port].toSorted()
    if (from !== to) legs.set(`${from}-${to}`, { from, to })
  }
}

const rows: string[] = []
for (const [name, { from, to }] of [...legs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const [start, end] = [spotAt(from), spotAt(to)]
  const isRiver = portNamed(from).isRiver && portNamed(to).isRiver
  const found = (isRiver ? riverWays : seaWays).way(start, end)
  if (found === null) console.log(`${name}: no way`)
  const middle = found === null ? [] : isRiver ? thinned(found, RIVER_BENDS) : straightened(found, sea)
  const line = [start, ...middle, end]
  const miles = lineMiles(line)
  console.log(
    `${name}: ${line.length} points, ${miles.toFixed(0)} nm, straight ${seaMiles(start, end).toFixed(0)}`,
  )
  rows.push(`${from}${to} ${written(line)}`)
}
const text = `// Written by scripts/derive-sea-routes.ts.
/** A leg each: two ports, then longitudes and latitudes in thousandths of a degree, as steps in base 36. */
export const seaLegs = \`
${rows.join('\n')}
\`
`
writeFileSync(target, text)
console.log(`${rows.length} legs, ${text.length} bytes`)

function spotAt(code: string): Spot {
  const { longitude, latitude } = portNamed(code).position
  return [longitude, latitude]
}

function written(line: readonly Spot[]): string {
  let before = [0, 0]
  return line
    .map((spot) => {
      const whole = spot.map((value) => Math.round(value * UNITS))
      const steps = whole.map((value, at) => (value - (before[at] ?? 0)).toString(36))
      before = whole
      return steps.join(' ')
    })
    .join(' ')
}
