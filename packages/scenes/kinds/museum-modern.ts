import { mix } from '../color.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { definePeople } from '../elements/people.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A modern museum: folded white or copper volumes and a glass wall, mirrored in a still pool. */
export function drawModernMuseum(stage: Stage): void {
  const { random, width, side, light, materials, floor, paper, bottom, setting } = stage
  const ground = random.range(322, 344)
  drawSky(stage, { horizon: ground - 20, sunAt: 0.5 + side * 0.36 })
  const crest = hillCrest(stage, { y: ground - 44, swing: 14, step: 130 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.62), crest, ground)
  const x = width * (0.5 - side * random.range(0, 0.08))
  const span = random.range(390, 470)
  const tree = defineTree(stage, 0.06)
  const house = paper.named(() => {
    for (const dx of [-0.62, 0.56, 0.64]) standTree(stage, tree, x + dx * span, ground, random.range(90, 130))
    random.pick([drawFolded, drawStacked])(stage, x, ground, span)
  })
  const pool = ground + 16
  paper.rect(light.lit(mix(materials.sand, '#e6e0d8', 0.6)), 0, ground - 1, width, bottom)
  paper.rect(
    paper.between(pool, floor, [
      [0, mix(light.sky.low, light.lit(materials.deep), 0.35)],
      [1, mix(light.sky.top, light.lit(materials.deep), 0.5)],
    ]),
    0,
    pool,
    width,
    bottom,
  )
  paper.clip(`M0 ${Math.round(pool)}h${width}v300H0`, () =>
    paper.use(house, `matrix(1 0 0 -.8 0 ${Math.round(pool + ground * 0.8 - 6)})`, { opacity: '.45' }),
  )
  paper.rect(light.lit('#f6f0e6'), 0, pool - 4, width, 4)
  drawRipples(stage, pool + 8, floor, 18)
  const people = definePeople(stage)
  for (let count = 6; count > 0; count -= 1)
    people.stand(width * random.range(0.1, 0.9), ground + 11, random.range(25, 30))
  if (setting.climate === 'arid' || setting.climate === 'tropical') framePalm(stage, side)
  else if (random.chance(0.5)) frameBough(stage, side)
}

/** Sharp wall segments leaning on one another, with glass between them. */
function drawFolded(stage: Stage, x: number, base: number, span: number): void {
  const { paper, light, random, side } = stage
  const skin = random.pick(['#f7f3ec', '#e9d6bf', '#c98a5f', '#dfe6ea'])
  const lit = light.lit(skin)
  const dim = light.shade(skin)
  const at = (u: number) => x + u * span
  drawGlass(stage, [
    [at(-0.46), base],
    [at(-0.4), base - 70],
    [at(0.42), base - 92],
    [at(0.48), base],
  ])
  const folds = [
    { foot: -0.5, tip: -0.22, height: 150, end: -0.12 },
    { foot: -0.16, tip: 0.1, height: 200, end: 0.18 },
    { foot: 0.14, tip: 0.36, height: 136, end: 0.5 },
  ]
  for (const { foot, tip, height, end } of folds) {
    const peak: Point = [at(tip), base - height * random.range(0.9, 1.1)]
    const ridge: Point = [at((foot + end) / 2 + 0.02), base]
    paper.fill(
      side < 0 ? lit : dim,
      new Pen().move(at(foot), base).line(peak[0], peak[1]).line(ridge[0], ridge[1]),
    )
    paper.fill(
      side < 0 ? dim : lit,
      new Pen()
        .move(peak[0], peak[1])
        .line(at(end), base - height * 0.16)
        .line(at(end) - 8, base)
        .line(ridge[0], ridge[1]),
    )
  }
}

/** Slabs stacked askew, with a deep entrance below. */
function drawStacked(stage: Stage, x: number, base: number, span: number): void {
  const { paper, light, random, side, setting } = stage
  const skin = random.pick(
    setting.climate === 'arid' ? ['#efdcbc', '#f6efe2', '#d9b48a'] : ['#f4efe6', '#b9c4cc', '#b5755a'],
  )
  const lit = light.lit(skin)
  const dim = light.shade(skin)
  drawGlass(stage, [
    [x - span * 0.36, base],
    [x - span * 0.36, base - 60],
    [x + span * 0.36, base - 60],
    [x + span * 0.36, base],
  ])
  const slabs = [
    { from: -0.46, to: 0.38, y: 56, height: 46 },
    { from: -0.3, to: 0.5, y: 108, height: 40 },
    { from: -0.4, to: 0.16, y: 154, height: 52 },
  ]
  for (const { from, to, y, height } of slabs) {
    const [left, right] = [x + from * span, x + to * span]
    const turn = side < 0 ? right - span * 0.16 : left + span * 0.16
    const [front, back] = side < 0 ? [left, right] : [right, left]
    const top = base - y - height
    paper.fill(
      lit,
      new Pen()
        .move(front, base - y)
        .line(front, top)
        .line(turn, top - 4)
        .line(turn, base - y),
    )
    paper.fill(
      dim,
      new Pen()
        .move(turn, base - y)
        .line(turn, top - 4)
        .line(back, top + 3)
        .line(back, base - y - 3),
    )
    paper.dashes(
      light.dark ? light.lamp : mix(dim, '#2f3a4c', 0.4),
      9,
      `${random.whole(30, 60)} ${random.whole(8, 14)}`,
      new Pen()
        .move(Math.min(front, turn) + 10, top + height * 0.55)
        .line(Math.max(front, turn) - 8, top + height * 0.55),
      0.7,
    )
    paper.rect(light.shade('#5a5566'), left + 6, base - y, right - left - 12, 5, 0.5)
  }
}

function drawGlass({ paper, light }: Stage, points: readonly Point[]): void {
  const [first, ...rest] = points
  if (!first) return
  const glass = light.dark
    ? mix(light.lamp, '#ffffff', 0.1)
    : mix(light.shade('#5f8698'), light.sky.mid, 0.35)
  paper.fill(glass, new Pen().move(first[0], first[1]).lines(rest))
  const last = rest[rest.length - 1] ?? first
  paper.dashes(
    light.shade('#4a5260'),
    66,
    '2 16',
    new Pen().move(first[0] + 8, first[1] - 33).line(last[0] - 8, first[1] - 33),
    0.5,
  )
}
