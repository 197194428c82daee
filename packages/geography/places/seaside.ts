import type { City } from '../geo.ts'
import { lakesides } from './fresh-water.ts'
import { decodeReach, sectorCount } from './shore-code.ts'
import { shoreLines } from './shores.gen.ts'

/**
 * Cities by the sea whose centre in the data is inland: Dubai, Cancún, Punta Cana, Muscat, Mumbai, Denpasar, Hội An,
 * Vancouver, Lima, Karachi, Göteborg.
 */
const seasideAnyway: ReadonlySet<number> = new Set([
  292223, 3531673, 3494242, 287286, 1275339, 1645528, 1580541, 6173331, 3936456, 1174872, 2711537,
])
/** Cities on a river that the map draws as sea: Philadelphia, Washington, Rovaniemi. */
const inlandAnyway: ReadonlySet<number> = new Set([4560349, 4140963, 638936])

let codes: Map<number, string> | undefined

function shoreCodes(): ReadonlyMap<number, string> {
  if (codes) return codes
  codes = new Map()
  let id = 0
  for (const line of shoreLines.split('\n')) {
    id += Number.parseInt(line, 36)
    codes.set(id, line.slice(line.indexOf(' ') + 1))
  }
  return codes
}

/**
 * Returns how far land reaches around a city's centre, in rings (see ringMiles) for each of twelve directions; null
 * for land all around. Lakes count only if {@link lakesides} lists them.
 */
export function landReach(city: City): readonly number[] | null {
  const code = shoreCodes().get(city.id)
  if (code !== undefined) return decodeReach(code)
  const lake = lakesides.find(
    ([latitude, longitude]) =>
      Math.abs(city.latitude - latitude) < 0.03 && Math.abs(city.longitude - longitude) < 0.03,
  )
  if (!lake) return null
  return Array.from({ length: sectorCount }, (_, sector) => {
    const off = Math.abs((((sector * 360) / sectorCount - lake[2] + 540) % 360) - 180)
    return off < 40 ? 0 : off < 80 ? 1 : 3
  })
}

/** Whether the sea is within about two miles of a city's centre. */
export function isSeaside(city: City): boolean {
  if (seasideAnyway.has(city.id)) return true
  if (inlandAnyway.has(city.id)) return false
  const code = shoreCodes().get(city.id)
  return code !== undefined && decodeReach(code).some((rings) => rings < 2)
}
