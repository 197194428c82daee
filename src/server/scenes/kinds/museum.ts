import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawDome } from '../elements/church.ts'
import { frameBough } from '../elements/frames.ts'
import { fillBelow, hillCrest } from '../elements/hills.ts'
import { definePeople } from '../elements/people.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawModernMuseum } from './museum-modern.ts'

/** A museum: a temple of art on its steps, or a modern house beside its pool; people before it. */
export function drawMuseum(stage: Stage): void {
  const { random, setting } = stage
  const modern = setting.climate === 'arid' || setting.climate === 'nordic' ? 0.6 : 0.35
  if (random.chance(modern)) drawModernMuseum(stage)
  else drawClassicMuseum(stage)
}

function drawClassicMuseum(stage: Stage): void {
  const { random, width, side, light, materials, floor, setting } = stage
  const ground = random.range(352, 374)
  drawSky(stage, { horizon: ground - 40, sunAt: 0.5 + side * 0.4 })
  const crest = hillCrest(stage, { y: ground - 70, swing: 16, step: 120 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.62), crest, ground)
  drawPlaza(stage, ground)
  const tree = defineTree(stage, 0.1, setting.climate === 'mediterranean' ? 'cypress' : 'leafy')
  const x = width * (0.5 - side * random.range(0, 0.05))
  const span = random.range(380, 430)
  for (const dx of [-0.66, -0.55, 0.56, 0.68])
    standTree(stage, tree, x + dx * span, ground, random.range(110, 150))
  drawTemple(stage, x, ground, span, random.pick([6, 8]))
  const people = definePeople(stage)
  for (let count = random.whole(6, 9); count > 0; count -= 1) {
    const near = random.range(0, 1)
    people.stand(width * random.range(0.06, 0.94), ground + 16 + near * (floor - ground - 30), 24 + near * 30)
  }
  if (random.chance(0.5)) frameBough(stage, side)
  else drawBirds(stage, width * (0.5 + side * 0.25), 90, 5)
}

function drawTemple(stage: Stage, x: number, ground: number, span: number, columns: number): void {
  const { paper, light, random, side, materials } = stage
  const stone = random.pick(['#f3ead8', '#e9d9be', '#efe6dc', '#e6cdb0'])
  const lit = light.lit(stone)
  const dim = light.shade(stone)
  const half = span / 2
  const wing = span * 0.2
  const plinth = ground - 40
  const head = plinth - 128
  const roofed = random.chance(0.5)
  if (roofed)
    drawDome(stage, x, head - 24, 150, 0.1, mix(materials.roofs[1] ?? '#66697a', '#5f8f86', 0.5), stone)
  const wings = new Pen()
    .box(x - half - wing * 0.3, plinth - 96, wing, 100)
    .box(x + half - wing * 0.7, plinth - 96, wing, 100)
  paper.fill(mix(lit, dim, 0.25), wings)
  paper.dashes(
    light.dark ? light.lamp : light.shade('#5f5866'),
    44,
    '13 13',
    new Pen()
      .move(x - half - wing * 0.2, plinth - 46)
      .line(x - half + wing * 0.6, plinth - 46)
      .move(x + half - wing * 0.6, plinth - 46)
      .line(x + half + wing * 0.2, plinth - 46),
    0.7,
  )
  paper.stroke(
    lit,
    5,
    new Pen().move(x - half - wing * 0.34, plinth - 98).line(x + half + wing * 0.34, plinth - 98),
  )
  paper.rect(
    light.dark ? mix(light.lamp, dim, 0.3) : mix(dim, light.shade('#4a4458'), 0.45),
    x - half * 0.86,
    head,
    half * 1.72,
    plinth - head,
  )
  drawColumns(stage, { x, half: half * 0.82, head, plinth, count: columns, stone })
  paper.rect(lit, x - half * 0.92, head - 18, half * 1.84, 20)
  paper.rect(dim, x - half * 0.92, head, half * 1.84, 5, 0.6)
  paper.fill(
    lit,
    new Pen()
      .move(x - half * 0.96, head - 17)
      .line(x, head - 78)
      .line(x + half * 0.96, head - 17),
  )
  paper.fill(
    dim,
    new Pen()
      .move(x - half * 0.74, head - 23)
      .line(x, head - 68)
      .line(x + half * 0.74, head - 23),
    0.45,
  )
  paper.circle(lit, x, head - 40, 11)
  const flags = new Pen()
  for (const u of [-0.52, 0.52]) flags.box(x + u * half - 11, head + 12, 22, 66)
  paper.fill(light.lit(random.pick(['#c8483c', '#2f7f8c', '#d99a3c', '#6a4f9c'])), flags)
  for (let step = 0; step < 5; step += 1) {
    const y = plinth + step * 8
    paper.rect(
      step % 2 ? mix(lit, dim, 0.45) : lit,
      x - half * (0.94 + step * 0.035),
      y,
      half * (1.88 + step * 0.07),
      8.4,
    )
  }
  paper.fill(
    dim,
    new Pen()
      .move(x - side * half * 1.08, ground)
      .line(x - side * half * 0.94, plinth)
      .line(x - side * half * 0.8, plinth)
      .line(x - side * half * 0.86, ground),
    0.4,
  )
}

function drawColumns(
  { paper, light, side }: Stage,
  wishes: { x: number; half: number; head: number; plinth: number; count: number; stone: string },
): void {
  const { x, half, head, plinth, count, stone } = wishes
  const thick = (half * 2) / count / 2.5
  const bodies = new Pen()
  const shade = new Pen()
  for (let index = 0; index < count; index += 1) {
    const cx = x - half + (half * 2 * index) / (count - 1)
    bodies
      .move(cx - thick / 2, plinth)
      .line(cx - thick * 0.42, head + 8)
      .line(cx - thick * 0.7, head)
      .line(cx + thick * 0.7, head)
      .line(cx + thick * 0.42, head + 8)
      .line(cx + thick / 2, plinth)
    shade
      .move(cx - side * thick * 0.5, plinth)
      .line(cx - side * thick * 0.42, head + 6)
      .line(cx, head + 6)
      .line(cx, plinth)
  }
  paper.fill(light.lit(stone), bodies)
  paper.fill(light.shade(stone), shade, 0.6)
}

/** The square before it, in bands of stone that widen towards the viewer. */
export function drawPlaza({ paper, light, width, floor, bottom, materials }: Stage, y: number): void {
  const stone = light.lit(mix(materials.sand, '#d9d0c6', 0.5))
  const dim = light.shade(materials.sand)
  paper.rect(
    paper.between(y, floor, [
      [0, light.far(stone, 0.2)],
      [1, mix(stone, dim, 0.45)],
    ]),
    0,
    y - 2,
    width,
    bottom - y,
  )
  const joints = new Pen()
  for (let step = -5; step <= 5; step += 1)
    joints.move(width / 2 + step * 74, y).line(width / 2 + step * 200, bottom)
  for (const share of [0.12, 0.3, 0.56, 0.9])
    joints.move(0, y + (floor - y) * share).line(width, y + (floor - y) * share)
  paper.stroke(dim, 1.2, joints, 0.4)
}
