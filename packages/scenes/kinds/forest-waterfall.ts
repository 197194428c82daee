import { mix } from '../color.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { addFrond } from '../elements/frond.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A ribbon of water that falls from a green wall into a pool among palms and broad leaves. */
export function drawWaterfall(stage: Stage): void {
  const { random, light, materials, width, side, bottom, paper, floor } = stage
  const lip = random.range(120, 160)
  const pool = random.range(330, 356)
  drawSky(stage, { horizon: lip + 60 })
  const far = hillCrest(stage, { y: lip - 6, swing: 26, step: 110 })
  const farTone = light.far(light.shade(materials.foliage), 0.62)
  drawTreeEdge(stage, farTone, (x) => heightAt(far, x), 16)
  fillBelow(stage, farTone, far, bottom)
  drawMist(stage, lip + 40, 70, 0.5)
  const x = width * (0.5 - side * random.range(0.04, 0.14))
  drawWall(stage, x, lip, pool)
  drawFall(stage, x, lip + 18, pool)
  const water = paper.between(pool - 6, floor, [
    [0, mix(light.lit(materials.shallow), '#ffffff', 0.25)],
    [1, mix(light.lit(materials.deep), light.shade(materials.foliage), 0.4)],
  ])
  paper.rect(water, 0, pool - 4, width, bottom)
  const rings = new Pen()
  for (const [reach, down] of [
    [44, 4],
    [74, 14],
    [112, 28],
    [150, 48],
  ] as const)
    rings.move(x - reach, pool + down).quad(x, pool + down + reach * 0.16, x + reach, pool + down)
  paper.stroke('#ffffff', 2, rings, 0.4)
  drawMist(stage, pool - 4, 44, 0.55)
  drawBanks(stage, pool)
  framePalm(stage, random.sign())
}

function drawWall(stage: Stage, x: number, lip: number, pool: number): void {
  const { random, light, materials, width, paper, side } = stage
  const rock = mix(materials.rock, materials.evergreen, 0.5)
  const brow: Point[] = [
    [-10, lip + random.range(30, 70)],
    [x - 130, lip + random.range(10, 30)],
    [x - 50, lip],
    [x - 26, lip + 16],
    [x + 26, lip + 16],
    [x + 56, lip - 4],
    [x + 150, lip + random.range(16, 34)],
    [width + 10, lip + random.range(40, 80)],
  ]
  paper.fill(
    paper.down([
      [0, light.far(light.lit(rock), 0.2)],
      [1, light.far(light.shade(rock), 0.15)],
    ]),
    new Pen()
      .move(-10, pool)
      .lines(brow)
      .line(width + 10, pool),
  )
  const faces = new Pen()
  for (let at = random.range(-10, 20); at < width; at += random.range(48, 84)) {
    const top = lip + 26 + Math.abs(at - x) * 0.12 + random.range(0, 40)
    faces
      .move(at, top)
      .line(at - side * random.range(10, 24), pool)
      .line(at - side * random.range(34, 56), pool)
      .line(at - side * 14, top + 50)
  }
  paper.fill(light.far(light.shade(rock), 0.12), faces, 0.6)
  const tone = light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.4), 0.2)
  drawTreeEdge(stage, tone, (at) => lip + 16 + Math.abs(at - x) * 0.1, 30)
}

function drawFall({ paper, light, random }: Stage, x: number, top: number, pool: number): void {
  const white = light.lit('#fbffff')
  const foot = random.range(34, 46)
  paper.fill(
    paper.down([
      [0, white],
      [1, white, 0.75],
    ]),
    new Pen()
      .move(x - 24, top - 4)
      .quad(x - 26, top + 40, x - foot, pool)
      .line(x + foot, pool)
      .quad(x + 24, top + 40, x + 25, top - 4),
  )
  const threads = new Pen()
  for (const share of [-0.6, -0.2, 0.25, 0.65])
    threads
      .move(x + 24 * share, top + random.range(4, 60))
      .quad(x + 26 * share, top + 90, x + foot * share, pool - random.range(6, 50))
  paper.stroke(light.shade('#9fd0dc'), 3, threads, 0.4)
}

function drawBanks(stage: Stage, pool: number): void {
  const { random, light, materials, width, bottom, paper } = stage
  for (const edge of [-1, 1] as const) {
    const at = (across: number) => (edge < 0 ? across * width : width - across * width)
    const bank = new Pen()
      .move(at(-0.05), pool - 30)
      .quad(at(0.14), pool - 26, at(0.2), pool + 20)
      .quad(at(0.26), pool + 70, at(0.34), bottom)
      .line(at(-0.05), bottom)
    paper.fill(
      paper.down([
        [0, light.lit(materials.grass)],
        [1, light.shade(materials.evergreen)],
      ]),
      bank,
    )
  }
  const palm = defineTree(stage, 0, 'palm')
  standTree(stage, palm, width * 0.07, pool + 26, random.range(170, 230))
  standTree(stage, palm, width * 0.93, pool + 34, random.range(150, 210))
  standTree(stage, palm, width * 0.16, pool + 40, random.range(90, 120))
  const leaves = new Pen()
  for (const x of [width * 0.02, width * 0.98]) {
    for (const degrees of [-150, -110, -70, -30])
      addFrond(leaves, random, {
        x,
        y: bottom - 16,
        degrees: degrees + random.range(-8, 8),
        length: random.range(90, 140),
        leaflets: 4,
        droop: 0.3,
      })
  }
  paper.fill(light.shade(materials.foliage), leaves)
}
