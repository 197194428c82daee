import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const liveries = [
  ['#d8493f', '#f6e6c4', '#e8a33c'],
  ['#2f7f9a', '#f6efe0', '#e8744a'],
  ['#e8a33c', '#c8483c', '#f9efd6'],
  ['#7a4f8c', '#f0b84a', '#e8727a'],
  ['#3f8a72', '#f4e3b4', '#d9604a'],
  ['#e27d6a', '#fbeed8', '#4f7f9c'],
] as const

/** Draws a hot-air balloon `size` wide with gores in three colours, its basket and ropes; the burner lights it from within after sunset. */
export function drawBalloon(stage: Stage, x: number, y: number, size: number, distance = 0): void {
  const { paper, light, random, side } = stage
  const [first, second, third] = random.pick(liveries)
  const r = size / 2
  const tint = (colour: string) =>
    light.far(light.dark ? mix(light.lit(colour), light.lamp, 0.25) : light.lit(colour), distance)
  const mouth = y + r * 1.42
  const gore = (from: number, to: number) =>
    new Pen()
      .move(x, y - r)
      .cubic(x + from * r * 1.35, y - r, x + from * r * 1.3, y + r * 0.55, x + from * r * 0.22, mouth)
      .line(x + to * r * 0.22, mouth)
      .cubic(x + to * r * 1.3, y + r * 0.55, x + to * r * 1.35, y - r, x, y - r)
  const pairs = [
    [1, first],
    [0.78, second],
    [0.5, third],
    [0.2, first],
  ] as const
  for (const [edge, colour] of pairs) paper.fill(tint(colour), gore(-edge, edge))
  paper.fill(light.far(light.shade(first), distance), side < 0 ? gore(0.5, 1) : gore(-1, -0.5), 0.4)
  paper.fill(tint('#ffffff'), side < 0 ? gore(-0.78, -0.6) : gore(0.6, 0.78), 0.25)
  const basket = mouth + r * 0.34
  const ropes = new Pen(1)
  for (const edge of [-0.2, -0.07, 0.07, 0.2])
    ropes.move(x + edge * r, mouth).line(x + edge * r * 0.75, basket)
  paper.stroke(light.far(light.shade('#6a5040'), distance), Math.max(0.6, r * 0.018), ropes)
  if (light.timeOfDay !== 'day') paper.circle('#ffe7a8', x, mouth + r * 0.06, r * 0.09, 0.9)
  paper.fill(
    light.far(light.lit('#a87844'), distance),
    new Pen(1)
      .move(x - r * 0.17, basket)
      .line(x + r * 0.17, basket)
      .line(x + r * 0.14, basket + r * 0.24)
      .line(x - r * 0.14, basket + r * 0.24),
  )
}
