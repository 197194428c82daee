import { mix } from '../color.ts'
import { drawDayBed } from '../elements/day-bed.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { beachCloths, defineParasol, standParasol } from '../elements/parasol.ts'
import { drawResortWing } from '../elements/resort-wing.ts'
import { defineTree, standTree, type TreeKit } from '../elements/tree-kit.ts'
import { drawVista } from '../elements/vista.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * A resort pool with a view: its far edge disappears into the distance, loungers along it, a wing of the resort to
 * one side.
 */
export function drawPool(stage: Stage): void {
  const { random, width, side, floor } = stage
  const horizon = random.range(176, 214)
  drawVista(stage, horizon)
  const at = (across: number) => (side < 0 ? width - across * width : across * width)
  const edge = random.range(282, 304)
  const tree = defineTree(stage, 0, stage.setting.climate === 'mediterranean' ? 'cypress' : 'palm')
  drawGarden(stage, tree, edge)
  const wing = random.chance(0.65) && stage.detail > 0.2
  if (wing) drawResortWing(stage, at(0.02), edge + 20, random.range(190, 240), side)
  drawDeck(stage, edge + 8)
  const shape = random.pick([roundPool, longPool, lagoonPool])(at, edge, floor)
  standTree(stage, tree, at(0.97), edge + 9, random.range(170, 220))
  standTree(stage, tree, at(wing ? 0.42 : 0.05), edge + 10, random.range(150, 190))
  drawBasin(stage, shape, edge)
  const parasol = defineParasol(stage, random.pick(beachCloths), '#d8c3a2')
  if (random.chance(0.4) && stage.detail > 0.2) drawDayBed(stage, at(0.13), edge + 64, random.range(96, 116))
  else {
    for (const [across, down, size] of [
      [0.06, 66, 74],
      [0.16, 42, 58],
      [0.25, 26, 46],
    ] as const) {
      standParasol(stage, parasol, at(across), edge + down, size)
    }
  }
  if (random.chance(0.55)) framePalm(stage, side)
}

function drawGarden(stage: Stage, tree: TreeKit, edge: number): void {
  const { paper, light, materials, random, width } = stage
  const hedge = new Pen().move(-10, edge)
  for (let share = 0; share < 1; share += 0.25) {
    hedge.quad((share + 0.12) * width, edge + random.range(-9, 6), (share + 0.26) * width, edge)
  }
  const leaf = mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.2)
  paper.beads(leaf, 44, 34, hedge)
  for (let x = random.range(0, 60); x < width; x += random.range(80, 150) / stage.detail ** 0.3)
    standTree(stage, tree, x, edge + 8, random.range(60, 96))
}

function drawDeck(stage: Stage, y: number): void {
  const { paper, light, width, bottom, floor, random, materials } = stage
  const stone = random.pick(['#e9d8bd', '#d9b48c', '#efe6d6'])
  const lit = light.lit(stone)
  paper.rect(
    paper.between(y, floor, [
      [0, light.far(lit, 0.15)],
      [1, mix(lit, light.shade(stone), 0.35)],
    ]),
    0,
    y,
    width,
    bottom - y,
  )
  const joints = new Pen()
  for (let step = -4; step <= 4; step += 1)
    joints.move(width / 2 + step * 105, y).line(width / 2 + step * 255, bottom)
  paper.stroke(light.shade(mix(stone, materials.earth, 0.3)), 1.2, joints, 0.35)
}

type Outline = (grow: number) => Pen

function longPool(at: (across: number) => number, edge: number, floor: number): Outline {
  return (grow) =>
    new Pen()
      .move(at(0.46), edge + 24 - grow)
      .line(at(1.1), edge + 24 - grow)
      .line(at(1.1), floor + 200)
      .line(at(0.06) - grow * 1.6 * Math.sign(at(1) - at(0)), floor + 200)
      .line(at(0.2) - grow * 1.4 * Math.sign(at(1) - at(0)), floor - 30)
      .line(at(0.46) - grow * Math.sign(at(1) - at(0)), edge + 24 - grow)
}

/** A pool without a far edge: its water seems to run into the view. */
function lagoonPool(at: (across: number) => number, edge: number, floor: number): Outline {
  return (grow) => {
    const out = grow * Math.sign(at(1) - at(0))
    return new Pen()
      .move(at(0.3) - out, edge + 8)
      .line(at(1.1), edge + 8)
      .line(at(1.1), floor + 200)
      .line(at(0.2), floor + 200)
      .cubic(at(0.28) - out, floor + 20, at(0.02) - out, floor - 60, at(0.22) - out, floor - 104)
      .cubic(at(0.34) - out, floor - 130, at(0.3) - out, edge + 40, at(0.3) - out, edge + 8)
  }
}

function roundPool(at: (across: number) => number, edge: number, floor: number): Outline {
  return (grow) => {
    const direction = Math.sign(at(1) - at(0))
    const out = grow * direction
    return new Pen()
      .move(at(0.44) - out, edge + 44)
      .cubic(at(0.46), edge + 18 - grow, at(0.9), edge + 14 - grow, at(1.1), edge + 26 - grow)
      .line(at(1.1), floor + 200)
      .line(at(0.3), floor + 200)
      .cubic(
        at(0.06) - out * 1.6,
        floor + 40,
        at(0.1) - out * 1.6,
        floor - 60 - grow,
        at(0.3) - out,
        floor - 90 - grow,
      )
      .cubic(at(0.42), floor - 106 - grow, at(0.42) - out, edge + 66, at(0.44) - out, edge + 44)
  }
}

function drawBasin(stage: Stage, shape: Outline, edge: number): void {
  const { paper, light, random, width, floor } = stage
  const aqua = light.lit('#46c3d0')
  const deep = light.lit('#1c86ad')
  paper.fill(light.lit('#fbf6ec'), shape(9))
  paper.fill(light.shade('#5f8f98'), shape(1))
  paper.clip(shape(-4), () => {
    paper.fill(
      paper.between(edge + 20, floor, [
        [0, mix(light.sky.low, aqua, 0.45)],
        [0.35, aqua],
        [1, mix(deep, light.sky.top, 0.2)],
      ]),
      new Pen().box(0, edge, width, 500),
    )
    const net = new Pen()
    const streaks = new Pen()
    for (let count = 0; count < 14 * stage.detail; count += 1) {
      const t = random.range(0, 1)
      const y = edge + 34 + t * (floor - edge - 30)
      const span = 24 + 60 * t
      const x = random.range(0.1, 1) * width
      const points: Point[] = [
        [x + span * 0.3, y - 4 - 5 * t],
        [x + span * 0.6, y + 3 + 4 * t],
        [x + span, y - 2],
      ]
      if (count % 3) net.move(x, y).curve(points)
      else streaks.move(x, y).line(x + span, y)
    }
    paper.stroke('#ffffff', 2, net, 0.4)
    paper.stroke(light.sky.glow, 3, streaks, 0.5)
  })
  if (light.dark && stage.detail > 0.2)
    paper.fill(
      paper.down([
        [0, '#9ff2f0', 0.4],
        [1, '#9ff2f0', 0],
      ]),
      shape(-4),
      0.6,
    )
}
