import type { CruiseType } from '../../../src/server/domain/suppliers/cruise-sailing.ts'
import { routeRows } from './routes/route-rows.ts'

/** A day of a route. */
export interface RouteDay {
  /** Code of the port; null at sea. */
  readonly port: string | null
  /** Another day in the port of the day before. */
  readonly isStay: boolean
}

/** What a ship sails, again and again. */
export interface CruiseRoute {
  readonly code: string
  readonly name: string
  /** Code of the region. */
  readonly region: string
  readonly days: readonly RouteDay[]
  readonly nights: number
  readonly type: CruiseType
}

/** What is sailed on a route by the line that its code begins with. */
const types: Readonly<Record<string, CruiseType>> = { bri: 'coastal', nor: 'expedition', sti: 'river' }

/** Every route by its code; the way back has `-r` at the end. */
export const routesByCode: ReadonlyMap<string, CruiseRoute> = new Map(
  routeRows
    .trim()
    .split('\n')
    .flatMap((row) => routesOf(row))
    .map((route) => [route.code, route]),
)

/** Returns a route that the seasons name. Throws for a code that no route has. */
export function routeNamed(code: string): CruiseRoute {
  const route = routesByCode.get(code)
  if (route === undefined) throw new Error(`There is no route ${code}`)
  return route
}

/** Returns the ports of a route without repetition from day to day, with the day of each and the days spent there. */
export function stopsOf({ days }: Pick<CruiseRoute, 'days'>): { port: string; day: number; stays: number }[] {
  return days.flatMap(({ port, isStay }, day) => {
    if (port === null || isStay) return []
    let stays = 0
    while (days[day + stays + 1]?.isStay) stays += 1
    return [{ port, day, stays }]
  })
}

function routesOf(row: string): CruiseRoute[] {
  const [code = '', names = '', region = '', days = ''] = row.split(';')
  const [name = '', back] = names.split('|')
  const tokens = days.split(' ')
  const type = types[code.slice(0, 3)] ?? 'ocean'
  const made = (own: string, title: string, list: readonly string[]): CruiseRoute => ({
    code: own,
    name: title,
    region,
    days: routeDays(list),
    nights: list.length - 1,
    type,
  })
  const route = made(code, name, tokens)
  return back === undefined ? [route] : [route, made(`${code}-r`, back, reversed(tokens))]
}

function routeDays(tokens: readonly string[]): RouteDay[] {
  let port: string | null = null
  return tokens.map((token) => {
    const isStay = token === '+'
    if (!isStay) port = token === '~' ? null : token
    return { port, isStay }
  })
}

/** A stay follows its port on the way back too. */
function reversed(tokens: readonly string[]): string[] {
  return tokens.toReversed().map((token, place, back) => {
    if (token === '+') return back[place + 1] ?? token
    return back[place - 1] === '+' ? '+' : token
  })
}
