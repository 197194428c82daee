import { mix } from '../color.ts'
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

export interface Balloons {
  /** Draws the balloon of a livery in the air, `size` wide; it fades into the haze from 0 (near) to 1. */
  hang(livery: number, x: number, y: number, size: number, distance: number): void
}

/** Defines hidden balloons in `count` different liveries, 100 wide around the origin, to be placed at any size. */
export function defineBalloons(stage: Stage, count: number): Balloons {
  const { paper, random } = stage
  const first = random.whole(0, liveries.length - 1)
  const ids = Array.from({ length: count }, (_, index) => {
    const livery = liveries[(first + index) % liveries.length] ?? liveries[0]
    return paper.define(() => drawBalloon(stage, livery))
  })
  return {
    hang(livery, x, y, size, distance) {
      const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(size) / 100})`
      const id = ids[livery % ids.length] ?? ''
      paper.use(id, place, distance > 0 ? { opacity: Math.round((1 - distance) * 100) / 100 } : {})
    },
  }
}

/**
 * Panels in three colours between the envelope's crown and mouth, and a basket on ropes; the burner lights it from
 * within.
 */
function drawBalloon(
  { paper, light, side }: Stage,
  [first, second, third]: readonly [string, string, string],
): void {
  const tint = (color: string) => (light.dark ? mix(light.lit(color), light.lamp, 0.25) : light.lit(color))
  const gore = (from: number, to: number) =>
    new Pen()
      .move(0, -50)
      .cubic(from * 67, -50, from * 65, 28, from * 11, 71)
      .line(to * 11, 71)
      .cubic(to * 65, 28, to * 67, -50, 0, -50)
  for (const [edge, color] of [
    [1, first],
    [0.78, second],
    [0.5, third],
    [0.2, first],
  ] as const)
    paper.fill(tint(color), gore(-edge, edge))
  paper.fill(light.shade(first), side < 0 ? gore(0.5, 1) : gore(-1, -0.5), 0.4)
  paper.fill(tint('#ffffff'), side < 0 ? gore(-0.78, -0.6) : gore(0.6, 0.78), 0.25)
  paper.stroke(
    light.shade('#6a5040'),
    1,
    new Pen()
      .move(-9, 71)
      .line(-7, 88)
      .move(9, 71)
      .line(7, 88)
      .move(-3, 71)
      .line(-2, 88)
      .move(3, 71)
      .line(2, 88),
  )
  if (light.timeOfDay !== 'day') paper.circle('#ffe7a8', 0, 74, 4.5, 0.9)
  paper.fill(light.lit('#a87844'), new Pen().move(-8, 88).line(8, 88).line(7, 99).line(-7, 99))
}
