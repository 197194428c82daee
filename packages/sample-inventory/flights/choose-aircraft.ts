import { type Aircraft, aircraftByCode } from './aircraft.ts'
import type { Route } from './network.ts'

/** The range is that of a full aircraft with reserves; winds take their share. */
const RESERVE = 1.06
const LARGE_MARKET = 60

/** Returns the type that flies a route, from a number from 0 up to 1 that is stable for the flight. */
export function aircraftFor({ airline, from, to, kilometres }: Route, luck: number): Aircraft {
  const codes =
    airline.kind === 'low_cost' ? ['32S', '7MS'] : fullServiceTypes(from.traffic, to.traffic, kilometres)
  const able = codes
    .map(aircraftByCode)
    .filter(({ rangeKm }) => rangeKm >= Math.min(kilometres, 14_500) * RESERVE)
  return able[Math.floor(luck * able.length)] ?? aircraftByCode('359')
}

function fullServiceTypes(one: number, other: number, kilometres: number): readonly string[] {
  const [least, most] = [Math.min(one, other), Math.max(one, other)]
  if (least < 1 && kilometres < 1_000) return ['AT7', 'DH4']
  if (least < 0.6 && kilometres < 1_900) return ['DH4', 'E95', 'E95']
  if (least < 5 && kilometres < 3_800) return ['E95', '223']
  if (kilometres < 5_000)
    return most > LARGE_MARKET && least > 40 ? ['32Q', '32Q', '339', '7M8'] : ['223', '32N', '7M8', '32Q']
  if (least < 12 && kilometres < 7_800) return ['32X']
  if (least >= LARGE_MARKET && kilometres < 13_500) return ['388', '789', '359', '339']
  return kilometres < 11_500 ? ['339', '789', '359'] : ['789', '359', '359']
}
