import { mix } from '../color.ts'
import { drawCabin } from '../elements/cabin.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSkier } from '../elements/skier.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A white slope under peaks: a skier in a turn, tracks behind, a lift or huts, snow-laden firs. */
export function drawSkiing(stage: Stage): void {
  const { random, width, side, light, materials, floor, bottom, paper } = stage
  const horizon = random.range(226, 256)
  drawSky(stage, { horizon })
  drawRange(stage, {
    base: horizon + 44,
    height: random.range(190, 236),
    peaks: 3,
    distance: 0.3,
    snow: random.range(0.6, 0.85),
    spurs: 2,
    summitAt: 0.5 - side * random.range(0.04, 0.2),
  })
  drawMist(stage, horizon + 24, 56)
  const wood = hillCrest(stage, { y: horizon + 34, swing: 16, step: 110 })
  const tone = light.far(mix(light.shade(materials.evergreen), light.lit('#f4f8fd'), 0.2), 0.32)
  drawTreeEdge(stage, tone, (x) => heightAt(wood, x), 26)
  fillBelow(stage, tone, wood, bottom)
  const direction = random.sign()
  const at = (across: number) => (direction < 0 ? width - across * width : across * width)
  const snow = light.lit('#fbfdff')
  const blue = light.shade('#d5e3f6')
  const far: Point[] = [
    [at(-0.05), horizon + 20],
    [at(0.2), horizon + 34],
    [at(0.44), horizon + random.range(60, 84)],
    [at(0.7), horizon + random.range(70, 92)],
    [at(1.05), horizon + 66],
  ]
  fillBelow(
    stage,
    paper.between(horizon + 20, horizon + 150, [
      [0, mix(snow, light.sky.low, 0.2)],
      [1, mix(snow, blue, 0.5)],
    ]),
    far,
    bottom,
  )
  const tree = defineTree(stage, 0, 'fir')
  for (const [across, down, height] of [
    [0.92, 72, 62],
    [0.84, 84, 76],
    [0.97, 96, 104],
    [0.3, 56, 40],
    [0.24, 48, 46],
  ] as const)
    standTree(stage, tree, at(across), horizon + down, height * random.range(0.85, 1.15))
  if (random.chance(0.5)) drawLift(stage, at, horizon)
  else
    drawCabin(
      stage,
      at(random.range(0.66, 0.84)),
      horizon + 96,
      random.range(50, 76),
      random.pick(['#9a6a48', '#b5743f', '#7f5a44']),
    )
  if (random.chance(0.55))
    drawSkier(
      stage,
      at(random.range(0.56, 0.66)),
      horizon + random.range(92, 104),
      random.range(0.32, 0.42),
      direction,
    )
  const near: Point[] = [
    [at(-0.05), horizon + 62],
    [at(0.18), horizon + 84],
    [at(0.42), floor - 104],
    [at(0.68), floor - random.range(58, 74)],
    [at(1.05), floor - random.range(60, 90)],
  ]
  fillBelow(
    stage,
    paper.between(horizon + 60, floor, [
      [0, snow],
      [1, mix(snow, blue, 0.6)],
    ]),
    near,
    bottom,
  )
  drawTracks(stage, at, horizon + 80)
  drawSkier(
    stage,
    at(random.range(0.44, 0.6)),
    floor - random.range(50, 70),
    random.range(0.95, 1.3),
    direction,
  )
  for (const [across, height] of [
    [0.03, 200],
    [0.12, 130],
  ] as const)
    standTree(stage, tree, at(across), floor - 24 + height * 0.06, height * random.range(0.9, 1.15))
}

/** Two linked turns run up the slope behind the skier. */
function drawTracks({ paper, light, floor }: Stage, at: (across: number) => number, top: number): void {
  const line = (out: number) =>
    new Pen()
      .move(at(0.16) + out * 0.3, top)
      .cubic(at(0.4) + out, top + 20, at(0.04) + out, top + 60, at(0.28) + out, floor - 96)
      .quad(at(0.36) + out, floor - 78, at(0.5) + out, floor - 66)
  paper.stroke(light.shade('#b8cdea'), 3, `${line(0)}${line(9)}`, 0.7)
}

function drawLift({ paper, light, random }: Stage, at: (across: number) => number, horizon: number): void {
  const steel = light.shade('#5f6a7a')
  const sag = horizon - random.range(20, 40)
  const low = [at(1.05), horizon - 6] as const
  const high = [at(-0.05), horizon - random.range(100, 140)] as const
  paper.stroke(steel, 1.8, new Pen().move(low[0], low[1]).quad(at(0.66), sag, high[0], high[1]))
  const hang = (t: number) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a * low[0] + b * at(0.66) + c * high[0], a * low[1] + b * sag + c * high[1]] as const
  }
  const pylons = new Pen()
  for (const [t, foot] of [
    [0.26, horizon + 82],
    [0.6, horizon + 66],
  ] as const) {
    const [x, y] = hang(t)
    pylons
      .move(x, foot)
      .line(x, y)
      .move(x - 12, y + 1)
      .line(x + 12, y - 1)
  }
  paper.stroke(steel, 4, pylons)
  const cabins = new Pen()
  const glass = new Pen()
  const first = random.range(0.08, 0.2)
  for (let t = first; t < 0.95; t += 0.24) {
    const [x, y] = hang(t)
    cabins.box(x - 1, y, 2, 10).box(x - 11, y + 10, 22, 20)
    glass.box(x - 8, y + 13, 16, 8)
  }
  paper.fill(light.lit(random.pick(['#d8493f', '#2f7fb0', '#f2b62f'])), cabins)
  paper.fill(light.dark ? light.lamp : light.shade('#3f5468'), glass)
}
