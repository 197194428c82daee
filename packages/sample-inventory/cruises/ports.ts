import type { GeoPoint } from '../../geography/geo-point.ts'
import { timeZoneAt } from '../../geography/time-zone-at.ts'
import { americasRows } from './ports/americas-rows.ts'
import { asiaPacificRows } from './ports/asia-pacific-rows.ts'
import { europeRows } from './ports/europe-rows.ts'
import { riverRows } from './ports/river-rows.ts'

/** A place where cruises call, or that they pass. */
export interface Port {
  /** UN/LOCODE, or like one for a place that has none. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly position: GeoPoint
  /** IANA name. */
  readonly timeZone: string
  /** Boats take the guests ashore. */
  readonly isTender: boolean
  /** The ship passes it. */
  readonly isScenic: boolean
  readonly isRiver: boolean
  /** Where guests go on board; null where the ship only passes. */
  readonly terminal: string | null
}

/** Every port by its code. */
export const portsByCode: ReadonlyMap<string, Port> = new Map(
  [europeRows, americasRows, asiaPacificRows, riverRows]
    .flatMap((rows) => rows.trim().split('\n'))
    .map((row) => portOf(row.split(';')))
    .map((port) => [port.code, port]),
)

/** Returns a port that the routes name. Throws for a code that no port has. */
export function portNamed(code: string): Port {
  const port = portsByCode.get(code)
  if (port === undefined) throw new Error(`There is no port ${code}`)
  return port
}

function portOf(row: readonly string[]): Port {
  const [code = '', name = '', countryCode = '', latitude, longitude, kind = '', terminal = ''] = row
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return {
    code,
    name,
    countryCode,
    position,
    timeZone: zoneOf(code, position),
    isTender: kind === 'tender',
    isScenic: kind.endsWith('scenic'),
    isRiver: kind.startsWith('river'),
    terminal: terminal || null,
  }
}

/** Ships in the Antarctic keep the time of the port that they leave from. */
function zoneOf(code: string, position: GeoPoint): string {
  return code.startsWith('AQ') ? 'America/Argentina/Ushuaia' : timeZoneAt(position)
}
