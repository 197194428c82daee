import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawDeer } from '../elements/deer.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { layFootpath } from '../elements/footpath.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import type { Sun } from '../elements/sun.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawWaterfall } from './forest-waterfall.ts'

/** A forest: misty ridges of trees, a path between tall trunks, or a waterfall in the jungle. */
export function drawForest(stage: Stage): void {
  const { random, setting } = stage
  if (setting.climate === 'tropical') random.pick([drawWaterfall, drawTrunks, drawWaterfall])(stage)
  else random.pick([drawRidges, drawTrunks, drawTrunks])(stage)
}

function drawRidges(stage: Stage): void {
  const { random, light, materials, bottom, width, side, setting } = stage
  const top = random.range(150, 190)
  drawSky(stage, { horizon: top + 90 })
  const layers = 5
  for (let layer = 0; layer < layers; layer += 1) {
    const t = layer / (layers - 1)
    const crest = hillCrest(stage, { y: top + 20 + t * 190, swing: 14 + 18 * (1 - t), step: 130 - t * 20 })
    const leaf = setting.season === 'autumn' && layer % 2 === 1 ? materials.foliage : materials.evergreen
    const ground = layer === layers - 1 && materials.snowy ? '#e6eef8' : leaf
    const tone = light.far(mix(light.shade(ground), light.lit(ground), 0.3 * t), 0.8 - 0.8 * t)
    drawTreeEdge(stage, tone, (x) => heightAt(crest, x), 12 + t * 32)
    fillBelow(stage, tone, crest, bottom)
    if (layer < layers - 1) drawMist(stage, top + 58 + t * 190, 40, 0.55)
  }
  drawFrontRow(stage, top + 236)
  if (random.chance(0.7)) drawBirds(stage, width * (0.5 + side * 0.1), top - 20, 5)
}

/** The nearest trees are single, lit on one side, taller towards both edges. */
function drawFrontRow(stage: Stage, y: number): void {
  const { random, width, floor, setting } = stage
  const tree = defineTree(
    stage,
    0,
    setting.climate === 'temperate' || setting.climate === 'mediterranean' ? undefined : 'fir',
  )
  for (let x = random.range(-20, 20); x < width + 30; x += random.range(0.07, 0.13) * width) {
    const edge = Math.abs(x / width - 0.5) * 2
    const height = (90 + 130 * edge ** 1.6) * random.range(0.8, 1.15)
    standTree(stage, tree, x, y + (floor - y) * random.range(0.35, 0.8), height)
  }
}

/** Trunks at three depths, with a path of light between them, leaves above and ferns below. */
function drawTrunks(stage: Stage): void {
  const { random, light, materials, width, bottom, floor, side, paper, ceiling, top } = stage
  const ground = random.range(290, 320)
  const sun = drawSky(stage, { horizon: ground, sunAt: 0.5 + side * random.range(0.04, 0.16), clouds: false })
  const glow = mix(light.sky.low, light.lit(materials.foliage), 0.3)
  paper.rect(glow, 0, top, width, bottom - top, 0.55)
  drawShafts(stage, sun, ground)
  const floorTone = light.lit(mix(materials.grass, materials.foliage, 0.4))
  fillBelow(
    stage,
    paper.between(ground, floor, [
      [0, mix(floorTone, light.sky.glow, 0.45)],
      [1, light.shade(mix(materials.grass, materials.foliage, 0.5))],
    ]),
    hillCrest(stage, { y: ground, swing: 7, step: 120 }),
    bottom,
  )
  drawTrail(stage, sun.x, ground)
  for (const { count, distance, thick } of [
    { count: 15, distance: 0.66, thick: 9 },
    { count: 9, distance: 0.4, thick: 17 },
    { count: 5, distance: 0.12, thick: 34 },
  ]) {
    drawStems(stage, { count, distance, thick, ground, clearing: sun.x })
    drawCanopy(stage, ceiling + 30 + 70 * distance, distance)
  }
  if (random.chance(0.4)) {
    drawDeer(stage, sun.x + side * random.range(60, 110), ground + random.range(34, 60), random.range(54, 72))
  }
  if (random.chance(0.8))
    frameGrass(stage, side < 0 ? 1 : -1, mix(materials.evergreen, materials.foliage, 0.5))
}

interface Stems {
  readonly count: number
  readonly distance: number
  readonly thick: number
  readonly ground: number
  /** Where no trunk may be: the path. */
  readonly clearing: number
}

function drawStems(
  { paper, light, random, width, top, side, floor }: Stage,
  { count, distance, thick, ground, clearing }: Stems,
): void {
  const bark = new Pen()
  const lit = new Pen()
  const base = ground + (1 - distance) ** 2 * (floor - ground) * 0.8
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.range(0.1, 0.9)) / count) * width
    const open = thick * 3.2 + 16
    if (Math.abs(x - clearing) < open) continue
    const half = (thick / 2) * random.range(0.7, 1.3)
    const lean = random.range(-12, 12)
    const foot = base + random.range(-6, 8)
    bark
      .move(x - half * 1.9, foot)
      .quad(x - half, foot - half * 3, x - half * 0.8 + lean, top)
      .line(x + half * 0.8 + lean, top)
      .quad(x + half, foot - half * 3, x + half * 1.9, foot)
    const facing = x < clearing ? 1 : -1
    lit
      .move(x + facing * half * 1.9, foot)
      .quad(x + facing * half, foot - half * 3, x + facing * half * 0.8 + lean, top)
      .line(x + facing * half * 0.3 + lean, top)
      .quad(x + facing * half * 0.4, foot - half * 3, x + facing * half * 0.7, foot)
  }
  const wood = side < 0 ? '#7a5f4c' : '#6f5a4e'
  paper.fill(light.far(light.shade(wood), distance), bark)
  paper.fill(light.far(light.lit(wood), distance), lit, 0.55)
}

function drawCanopy(
  { paper, light, materials, random, width, detail, top }: Stage,
  y: number,
  distance: number,
): void {
  const leaves = light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.25), distance)
  const size = 66 - distance * 30
  const dark = new Pen()
  const lit = new Pen()
  for (let x = 0; x < width + 30; x += random.range(26, 44) / detail ** 0.5) {
    const down = y - size * random.range(0.4, 1)
    dark.dot(x, down)
    if (random.chance(0.4)) lit.dot(x + random.range(-14, 14), down - random.range(2, 16))
  }
  paper.rect(leaves, 0, top, width, y - top - size * 0.7)
  paper.stroke(leaves, size, dark)
  paper.stroke(light.far(light.lit(materials.foliage), distance), size * 0.6, lit)
}

function drawShafts({ paper, light, random, ceiling }: Stage, sun: Sun, ground: number): void {
  if (light.timeOfDay === 'night') return
  const pen = new Pen()
  for (let beam = 0; beam < 5; beam += 1) {
    const spread = (beam - 2) * random.range(44, 76)
    pen
      .move(sun.x + spread * 0.3 - 5, ceiling)
      .line(sun.x + spread * 0.3 + 7, ceiling)
      .line(sun.x + spread * 1.9 + 34, ground + 50)
      .line(sun.x + spread * 1.9 - 18, ground + 50)
  }
  paper.fill(
    paper.down([
      [0, light.sky.glow, 0.75],
      [1, light.sky.glow, 0],
    ]),
    pen,
    0.55,
  )
}

function drawTrail(stage: Stage, x: number, y: number): void {
  const { paper, light, materials, bottom } = stage
  const earth = light.lit(materials.earth)
  const paint = paper.between(y, bottom, [
    [0, mix(earth, light.sky.glow, 0.5)],
    [1, mix(earth, light.shade(materials.earth), 0.5)],
  ])
  paper.fill(paint, layFootpath(stage, { far: [x, y + 2], half: 84 }).outline)
}
