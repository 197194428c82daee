import type {
  CruiseLine,
  CruiseShip,
  CruiseType,
  ShipAmenity,
} from '../../../src/server/domain/suppliers/cruise-sailing.ts'
import { sampleShipLines } from './ship-lines.ts'

/** A line with what its prices and ships depend on. */
export interface FleetLine extends CruiseLine {
  /** First letters of its routes' codes. */
  readonly prefix: string
  readonly type: CruiseType
  /** Of prices. */
  readonly currency: string
  /** Of what is paid on board. */
  readonly onboard: string
  /** Price level; 1 is ordinary. */
  readonly level: number
  /** Recommended for the crew, in dollars a night and guest; 0 if the price includes it. */
  readonly gratuity: number
  /** Usual speed in knots, and the highest of the timetable. */
  readonly speed: number
  readonly fastest: number
  readonly minimumAge: number | null
  readonly youngestMonths: number
}

/** A ship of a line. */
export interface FleetShip extends CruiseShip {
  readonly line: FleetLine
  readonly widthMetres: number
}

/** Prefix, type, currency of prices and another one on board, level, gratuity, usual and highest speed, lowest age of adults, months of the youngest, programme. */
const rows = `
  aur;ocean;USD;1;15;18;20;;6;Auriga Constellation
  blu;ocean;USD;0.85;16;18;20.5;;6;Bluewake Crew
  bri;coastal;EUR;1.75;12;9;12;;24;Brightmast Signal Club
  cor;ocean;AUD;1.05;0;18;20;;12;Compass Circle
  fjo;ocean;EUR;1.3;0;17.5;20;;6;Fjordmark Vennskap
  hal;ocean;EUR;1.2;11;17.5;20;18;12;Halcyon Society
  lev;ocean;EUR;0.92;12;18;20;;6;Levantine Compass
  nor;expedition;USD;3.6;16;13;15;;96;Northlight Explorers
  sil;ocean;SGD/USD;0.98;14;18;20;;6;Silkwater Lantern
  sti;river;EUR;1.55;14;8;11;;48;Stillriver Friends`

const shared: readonly ShipAmenity[] = ['wifi', 'medical_centre', 'laundry', 'library']
const amenities: Readonly<Record<CruiseType, readonly ShipAmenity[]>> = {
  ocean: ['pool', 'spa', 'gym', 'theatre', 'casino', 'shops', 'speciality_dining', 'buffet', 'step_free'],
  river: ['observation_lounge', 'bicycles', 'gym'],
  expedition: ['zodiacs', 'observation_lounge', 'gym', 'spa', 'shops'],
  coastal: ['observation_lounge', 'spa'],
}

/** The lines by name. */
export const fleetLines: readonly FleetLine[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [
      prefix = '',
      type = '',
      currencies = '',
      level,
      gratuity,
      speed,
      fastest,
      age,
      months,
      programme = '',
    ] = row.trim().split(';')
    const [currency = '', onboard = currency] = currencies.split('/')
    const line = sampleShipLines.find(({ id }) => id.startsWith(prefix))
    if (line === undefined) throw new Error(`No line begins with ${prefix}`)
    return {
      prefix,
      code: line.id,
      name: line.name,
      logo: line.logo,
      programme,
      type: type as CruiseType,
      currency,
      onboard,
      level: Number(level),
      gratuity: Number(gratuity),
      speed: Number(speed),
      fastest: Number(fastest),
      minimumAge: age ? Number(age) : null,
      youngestMonths: Number(months),
    }
  })

/** Every ship by its code. */
export const shipsByCode: ReadonlyMap<string, FleetShip> = new Map(
  fleetLines.flatMap((line) => shipsOf(line)).map((ship) => [ship.code, ship]),
)

/** Returns a ship that the seasons name. Throws for a code that no ship has. */
export function shipNamed(code: string): FleetShip {
  const ship = shipsByCode.get(code)
  if (ship === undefined) throw new Error(`There is no ship ${code}`)
  return ship
}

function shipsOf(line: FleetLine): FleetShip[] {
  const { ships = [] } = sampleShipLines.find(({ id }) => id === line.code) ?? {}
  return ships.map(({ name, since, guests }) => {
    const size = sizeOf(line.type, guests)
    return {
      code: name.toLowerCase().replaceAll(' ', '-'),
      name,
      line,
      type: line.type,
      since,
      guests,
      crew: Math.round(guests * (line.level > 1.5 ? 0.55 : 0.38)),
      ...size,
      currency: line.onboard,
      ...(line.minimumAge !== null && { minimumAge: line.minimumAge }),
      youngestMonths: line.youngestMonths,
      amenities: [
        ...shared,
        ...amenities[line.type],
        ...(guests > 2_500 ? (['kids_club', 'water_slides', 'cinema'] as const) : []),
      ],
    }
  })
}

/** Length and width in metres, and decks for guests, of a ship for this many guests. */
function sizeOf(type: CruiseType, guests: number): Pick<FleetShip, 'lengthMetres' | 'widthMetres' | 'decks'> {
  if (type === 'river') return { lengthMetres: guests > 165 ? 135 : 125, widthMetres: 11.4, decks: 4 }
  if (type === 'coastal') return { lengthMetres: 96, widthMetres: 15, decks: 5 }
  if (type === 'expedition') return { lengthMetres: 110, widthMetres: 19, decks: 7 }
  const lengthMetres = Math.round(60 * (guests / 100) ** 0.45)
  const decks = guests > 4_000 ? 16 : guests > 2_500 ? 14 : guests > 1_500 ? 12 : 10
  return { lengthMetres, widthMetres: Math.round(lengthMetres / 9.5) + 3, decks }
}
