import { expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { canals } from '../../../scripts/sea-routes/canals.ts'
import { cellOf, waterGrid } from '../../../scripts/sea-routes/water-grid.ts'
import { sharedEarth } from '../../geography/earth/load-earth.ts'
import { portsByCode } from './ports.ts'
import { routesByCode, stopsOf } from './routes.ts'
import { seaLeg } from './sea-legs.ts'
import { type SeaPoint, seaMiles } from './sea-miles.ts'

const legs = [...routesByCode.values()].flatMap((route) =>
  stopsOf(route).flatMap(({ port }, place, stops) => {
    const before = stops[place - 1]?.port
    return before === undefined || before === port ? [] : [{ from: before, to: port }]
  }),
)

it.each([
  ['GBSOU', 'NOBGO', 650, 830],
  ['USMIA', 'BSNAS', 155, 190],
  ['ESBCN', 'FRMRS', 180, 200],
  ['GRPIR', 'ILHFA', 600, 700],
  ['ARUSH', 'AQDRA', 250, 330],
  ['DEPAS', 'ATLNZ', 38, 55],
])('is as long from %s to %s as on the chart', (from, to, least, most) => {
  const { nauticalMiles } = seaLeg(from, to)
  expect(nauticalMiles).toBeGreaterThan(least)
  expect(nauticalMiles).toBeLessThan(most)
})

it('is the same way back, from port to port', () => {
  for (const { from, to } of legs) {
    const { line, nauticalMiles } = seaLeg(from, to)
    expect(seaLeg(to, from).line.toReversed()).toEqual(line)
    expect(seaLeg(to, from).nauticalMiles).toBeCloseTo(nauticalMiles, 6)
    expect(line.length).toBeLessThan(100)
    for (const [point, code] of [
      [line[0], from],
      [line.at(-1), to],
    ] as const) {
      const position = portsByCode.get(code)?.position
      expect(seaMiles(point ?? [0, 0], [position?.longitude ?? 0, position?.latitude ?? 0])).toBeLessThan(0.2)
    }
  }
})

it('crosses no land away from its ports', async () => {
  const sea = waterGrid(await sharedEarth(), canals)
  const isSea = (spot: SeaPoint) => {
    const { column, row } = cellOf(spot)
    return [0, 1, -1].some((x) => [0, 1, -1].some((y) => sea.isWater(column + x, row + y)))
  }
  const ashore: string[] = []
  for (const { from, to } of proofCases(legs, 40)) {
    if (portsByCode.get(from)?.isRiver) continue
    const { line } = seaLeg(from, to)
    const [start, end] = [line[0], line.at(-1)] as [SeaPoint, SeaPoint]
    for (const spot of spotsAlong(line))
      if (!isSea(spot) && seaMiles(spot, start) > 4 && seaMiles(spot, end) > 4) ashore.push(`${from}-${to}`)
  }
  expect([...new Set(ashore)]).toEqual([])
})

it('has no leg that no route sails', () => {
  expect(() => seaLeg('ESBCN', 'AUSYD')).toThrow('no leg')
})

/** A point at least each three nautical miles. */
function spotsAlong(line: readonly SeaPoint[]): SeaPoint[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1] ?? to
    const steps = Math.ceil(seaMiles(from, to) / 3)
    return Array.from({ length: steps }, (_, step): SeaPoint => {
      const share = (step + 1) / steps
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}
