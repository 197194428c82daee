import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { definePeople } from './people.ts'
import { drawRowingBoat } from './rowing-boat.ts'

type DrawThing = (stage: Stage, x: number, y: number) => void

const things: readonly DrawThing[] = [drawSurfboards, drawTowel, drawStroll, drawBeachedBoat, drawBall]

/**
 * Draws something on the sand around a spot: boards, a towel, a beached boat, a ball, or people walking along the
 * water.
 */
export function drawBeachThing(stage: Stage, x: number, y: number): void {
  stage.random.pick(things)(stage, x, y)
}

function drawSurfboards({ paper, light, random, side }: Stage, x: number, y: number): void {
  const colors = ['#e8744a', '#f2c25a', '#4f9aa8', '#f6efe0', '#d9588a']
  const first = random.whole(0, 4)
  for (let board = 0; board < 3; board += 1) {
    const at = x + board * 22
    const color = colors[(first + board) % 5] ?? '#f6efe0'
    paper.fill(
      light.shade('#a88a5c'),
      new Pen()
        .move(at - 5, y)
        .line(at + 6, y)
        .line(at - side * 50, y + 11)
        .line(at - side * 56, y + 8),
      0.35,
    )
    paper.fill(
      light.lit(color),
      new Pen()
        .move(at - 4, y)
        .cubic(at - 16, y - 34, at - 10, y - 76, at + 3, y - 92)
        .cubic(at + 14, y - 74, at + 17, y - 32, at + 6, y),
    )
    paper.stroke(
      light.lit(mix(color, '#ffffff', 0.6)),
      2,
      new Pen().move(at + 1, y - 3).quad(at, y - 50, at + 3, y - 86),
      0.8,
    )
  }
}

function drawTowel({ paper, light, random }: Stage, x: number, y: number): void {
  const color = random.pick(['#e8744a', '#2f8fa0', '#f2b84a', '#d9588a'])
  paper.fill(
    light.lit(color),
    new Pen()
      .move(x - 46, y)
      .line(x + 34, y)
      .line(x + 48, y + 20)
      .line(x - 34, y + 20),
  )
  paper.fill(
    light.lit('#fdf6e8'),
    new Pen()
      .move(x - 26, y)
      .line(x - 16, y)
      .line(x - 3, y + 20)
      .line(x - 14, y + 20)
      .move(x + 4, y)
      .line(x + 14, y)
      .line(x + 28, y + 20)
      .line(x + 17, y + 20),
    0.85,
  )
  paper.fill(
    light.lit('#e3bd7a'),
    new Pen()
      .move(x + 20, y - 4)
      .quad(x + 22, y - 20, x + 36, y - 18)
      .quad(x + 50, y - 18, x + 50, y - 2)
      .quad(x + 36, y + 4, x + 20, y - 4),
  )
}

function drawStroll(stage: Stage, x: number, y: number): void {
  const people = definePeople(stage)
  people.stand(x, y, 58)
  people.stand(x + 20, y + 2, 54)
}

function drawBeachedBoat(stage: Stage, x: number, y: number): void {
  const { paper, light, materials } = stage
  paper.ellipse(light.shade(materials.sand), x, y + 3, 62, 8, 0.5)
  drawRowingBoat(stage, x, y, 108)
}

function drawBall({ paper, light, side, random }: Stage, x: number, y: number): void {
  paper.ellipse(light.shade('#b89a6c'), x - side * 14, y + 1, 18, 4, 0.45)
  paper.circle(light.lit('#fdf6e8'), x, y - 13, 13)
  const color = random.pick(['#e8542f', '#2f8fb8', '#f2b62f'])
  paper.fill(
    light.lit(color),
    new Pen()
      .move(x - 3, y - 26)
      .quad(x - 16, y - 13, x - 3, y)
      .quad(x - 9, y - 13, x - 3, y - 26)
      .move(x + 3, y - 26)
      .quad(x + 16, y - 13, x + 3, y)
      .quad(x + 9, y - 13, x + 3, y - 26),
  )
}
