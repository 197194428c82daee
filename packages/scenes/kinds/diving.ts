import { mix } from '../color.ts'
import { drawCoral } from '../elements/coral.ts'
import { drawDiver } from '../elements/diver.ts'
import { defineFish } from '../elements/fish.ts'
import { drawTurtle } from '../elements/turtle.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const waters = [
  ['#8fe6e0', '#2fa9c4', '#0f5f94', '#0b3a6b'],
  ['#a6efe0', '#3cb8b8', '#127a94', '#0c4a6c'],
  ['#b4e8f2', '#4aa6d8', '#1c62a8', '#12376f'],
] as const

/** Under water: shafts of light past a diver and a school of fish, down to the reef. */
export function drawDiving(stage: Stage): void {
  const { random, width, side, paper, light, top, bottom, ceiling, floor } = stage
  const [surface, upper, lower, deep] = random.pick(waters)
  const under = (color: string) => mix(light.lit(color), color, light.dark ? 0.35 : 0.6)
  paper.rect(
    paper.between(ceiling, floor, [
      [0, under(surface)],
      [0.22, under(upper)],
      [0.68, under(lower)],
      [1, under(deep)],
    ]),
    0,
    top,
    width,
    bottom - top,
  )
  drawShafts(stage)
  drawSurface(stage)
  drawFarReef(stage, mix(under(lower), under(upper), 0.35), 300, 70)
  const fish = defineFish(stage)
  const direction = random.sign()
  const school = { x: width * (0.5 + side * random.range(0.1, 0.24)), y: random.range(140, 210) }
  for (let count = 0; count < 15 * stage.detail; count += 1) {
    fish.swim(
      school.x + random.range(-110, 110),
      school.y + random.range(-46, 46),
      random.range(0.28, 0.5),
      direction,
      0,
    )
  }
  drawFarReef(stage, mix(under(lower), under(deep), 0.45), 356, 60)
  drawDiver(
    stage,
    width * (0.5 - side * random.range(0.06, 0.18)),
    random.range(206, 262),
    random.range(1.1, 1.4),
    side < 0 ? -1 : 1,
  )
  if (random.chance(0.45))
    drawTurtle(stage, width * (0.5 + side * 0.26), random.range(280, 320), 0.9, direction)
  for (let count = 5; count > 0; count -= 1)
    fish.swim(
      random.range(0.05, 0.95) * width,
      random.range(300, 400),
      random.range(0.6, 1.05),
      random.sign(),
      1,
    )
  drawBed(stage, under(deep))
}

function drawShafts({ paper, light, random, width, ceiling, side }: Stage): void {
  const x = width * (0.5 + side * random.range(0.05, 0.25))
  const pen = new Pen()
  for (let beam = -3; beam <= 3; beam += 1) {
    const spread = beam * random.range(48, 72)
    pen
      .move(x + spread * 0.35 - 8, ceiling - 20)
      .line(x + spread * 0.35 + 10, ceiling - 20)
      .line(x + spread * 2 + 46, 400)
      .line(x + spread * 2 - 24, 400)
  }
  const glow = light.timeOfDay === 'night' ? '#a9d8f0' : mix('#f2fff2', light.sky.glow, 0.3)
  paper.fill(
    paper.down([
      [0, glow, 0.6],
      [1, glow, 0],
    ]),
    pen,
    0.6,
  )
  paper.ellipse(
    paper.radial([
      [0, glow, 0.9],
      [1, glow, 0],
    ]),
    x,
    ceiling,
    210,
    90,
  )
}

/** The underside of the waves. */
function drawSurface({ paper, random, width, ceiling, top }: Stage): void {
  for (const [down, opacity] of [
    [26, 0.25],
    [13, 0.4],
  ] as const) {
    const pen = new Pen().move(-10, top - 5).line(-10, ceiling + down)
    for (let x = -10; x < width + 20; ) {
      const step = random.range(50, 100)
      pen.quad(
        x + step / 2,
        ceiling + down + random.range(-16, 18),
        x + step,
        ceiling + down + random.range(-4, 4),
      )
      x += step
    }
    paper.fill('#ffffff', pen.line(width + 110, top - 5), opacity)
  }
}

function drawFarReef({ paper, random, width, bottom }: Stage, tone: string, y: number, height: number): void {
  const pen = new Pen().move(-10, bottom).line(-10, y)
  for (let x = -10; x < width + 20; ) {
    const step = random.range(34, 80)
    pen.cubic(
      x + step * 0.2,
      y - random.range(0.2, 1) * height,
      x + step * 0.8,
      y - random.range(0.2, 1) * height,
      x + step,
      y + random.range(-6, 10),
    )
    x += step
  }
  paper.fill(tone, pen.line(width + 90, bottom), 0.8)
}

function drawBed(stage: Stage, deep: string): void {
  const { paper, light, random, width, bottom, floor } = stage
  const sand = mix(light.lit('#e6d8a8'), deep, 0.45)
  const bed = new Pen()
    .move(-10, floor - 40)
    .quad(width * 0.2, floor - 66, width * 0.45, floor - 40)
    .quad(width * 0.72, floor - 20, width + 10, floor - 52)
  paper.fill(
    paper.down([
      [0, sand],
      [1, mix(sand, deep, 0.6)],
    ]),
    bed.line(width + 10, bottom).line(-10, bottom),
  )
  drawCoral(stage, width * random.range(0.04, 0.12), floor - 20, 1.25, deep)
  drawCoral(stage, width * random.range(0.84, 0.94), floor - 22, 1.4, deep)
  drawCoral(stage, width * random.range(0.36, 0.6), floor - 4, 0.8, deep)
  const bubbles = new Pen(1)
  for (let count = 0; count < 14; count += 1) {
    const x = width * 0.5 + random.range(-0.3, 0.3) * width
    const y = random.range(70, 380)
    const r = random.range(1.5, 4.5)
    bubbles
      .move(x - r, y)
      .arc(r, x + r, y)
      .arc(r, x - r, y)
  }
  paper.stroke('#ffffff', 1.2, bubbles, 0.6)
}
