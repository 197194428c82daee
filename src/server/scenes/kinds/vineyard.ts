import { mix } from '../colour.ts'
import { drawFarmhouse } from '../elements/farmhouse.ts'
import { frameBough, frameGrass } from '../elements/frames.ts'
import { fillBelow, heightAt, hillCrest } from '../elements/hills.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Wine country: hill behind hill, an estate with cypresses on one of them, rows of vines running to it from the viewer. */
export function drawVineyard(stage: Stage): void {
  const { random, width, side, light, materials, bottom } = stage
  const horizon = random.range(204, 244)
  drawSky(stage, { horizon })
  for (const [rise, distance] of [
    [58, 0.8],
    [34, 0.64],
    [10, 0.46],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: random.range(14, 26), step: 130 })
    fillBelow(
      stage,
      light.far(mix(light.shade(materials.foliage), light.lit(materials.grass), 0.8 - distance), distance),
      crest,
      bottom,
    )
  }
  drawMist(stage, horizon + 6, 44, 0.5)
  const estate = width * (0.5 - side * random.range(0.12, 0.24))
  drawEstateHill(stage, estate, horizon + 40)
  drawSlopeRows(stage, horizon + 84)
  drawNearRows(stage, horizon + 118)
  if (random.chance(0.45)) frameBough(stage, side, materials.foliage)
  else if (random.chance(0.5)) frameGrass(stage, side)
}

function drawEstateHill(stage: Stage, estate: number, y: number): void {
  const { random, width, light, materials, bottom, setting, paper, side } = stage
  const crest: Point[] = []
  for (let x = -20; x <= width + 60; x += 60)
    crest.push([x, y + 30 - 44 * Math.exp(-(((x - estate) / 170) ** 2))])
  const green = light.far(light.lit(materials.grass), 0.18)
  fillBelow(
    stage,
    paper.down([
      [0, green],
      [1, light.far(light.shade(materials.grass), 0.1)],
    ]),
    crest,
    bottom,
  )
  drawTreeEdge(
    stage,
    light.far(light.shade(materials.evergreen), 0.3),
    (x) => (Math.abs(x - estate) < 130 ? 9999 : heightAt(crest, x)),
    12,
  )
  drawFarmhouse(stage, estate, heightAt(crest, estate) + 5, random.range(92, 116))
  const tree = defineTree(stage, 0.06, setting.climate === 'mediterranean' ? 'cypress' : 'leafy')
  for (const [dx, height] of [
    [-128, 34],
    [-104, 44],
    [-82, 56],
    [84, 50],
    [104, 42],
    [122, 34],
    [140, 26],
  ] as const) {
    const x = estate + dx * -side
    standTree(stage, tree, x, heightAt(crest, x) + 5, height * random.range(0.9, 1.2))
  }
}

/** A hillside across the way, striped with rows seen at a slant. */
function drawSlopeRows(stage: Stage, y: number): void {
  const { random, width, light, materials, paper, side, bottom } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  const hill = new Pen()
    .move(at(-0.05), y - 34)
    .cubic(at(0.2), y - 44, at(0.36), y + 6, at(0.62), y + 22)
    .line(at(1.05), y + 34)
    .line(at(1.05), bottom)
    .line(at(-0.05), bottom)
  paper.fill(light.far(light.lit(mix(materials.grass, materials.earth, 0.35)), 0.08), hill)
  const rows = new Pen()
  for (let row = 0; row < 13; row += 1) {
    const t = row / 13
    rows
      .move(at(-0.02 + t * 0.5), y - 38 + t * 52)
      .quad(at(0.1 + t * 0.62), y - 6 + t * 34, at(0.16 + t * 0.8), y + 60)
  }
  paper.stroke(
    light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.4), 0.06),
    5 + random.range(0, 2),
    rows,
  )
}

/** The rows at the viewer's feet, fanning out of one vanishing point: soil, a shaded flank, a lit top that grows leafier as it nears. */
function drawNearRows(stage: Stage, y: number): void {
  const { random, width, light, materials, paper, side, bottom, floor } = stage
  const vanish = width * (0.5 - side * random.range(0, 0.2))
  const soil = light.lit(mix(materials.earth, materials.grass, 0.25))
  const crest = hillCrest(stage, { y, swing: 5, step: 170 })
  fillBelow(
    stage,
    paper.between(y, floor, [
      [0, mix(soil, light.lit(materials.grass), 0.4)],
      [1, mix(soil, light.shade(materials.earth), 0.5)],
    ]),
    crest,
    bottom,
  )
  const depth = bottom + 60 - y
  const flank = new Pen()
  const top = new Pen()
  const tufts = new Pen()
  for (let row = -4; row <= 3; row += 1) {
    const foot = vanish + (row + 0.5) * width * 0.3
    const at = (t: number, out: number) =>
      vanish + (row + 0.5) * 9 + (foot - vanish) * t + out * width * 0.076 * t
    const down = (t: number) => y + depth * t
    const ragged = (from: number, out: number, pen: Pen) => {
      for (let t = from; t < 1; t += (0.08 + t * 0.2) / stage.detail ** 0.5)
        pen
          .line(at(t, out * random.range(0.86, 1.2)), down(t) - 26 * t)
          .line(at(t + 0.03, out * 0.84), down(t + 0.03) - 26 * t)
      return pen.line(at(1, out), down(1))
    }
    flank
      .move(at(0, 0), y - 2)
      .line(at(1, -side * 1.75), down(1))
      .line(at(1, 0), down(1))
    ragged(0.1, 1, top.move(at(0, 0), y - 3))
    ragged(0.1, -1, top.move(at(0, 0), y - 3)).line(at(1, 1), down(1))
    for (const t of [0.3, 0.62]) {
      const size = 44 * t
      const x = at(t, random.range(-0.4, 0.4) + side * 0.3)
      tufts
        .move(x - size, down(t))
        .quad(x - size * 0.5, down(t) - size * 0.55, x, down(t) - size * 0.1)
        .quad(x + size * 0.5, down(t) - size * 0.6, x + size, down(t))
        .quad(x, down(t) + size * 0.5, x - size, down(t))
    }
  }
  const leaf = mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.55)
  paper.fill(light.shade(mix(materials.foliage, materials.earth, 0.3)), flank)
  paper.fill(
    paper.between(y, floor, [
      [0, light.far(light.lit(materials.foliage), 0.15)],
      [1, leaf],
    ]),
    top,
  )
  paper.fill(light.lit(materials.foliage), tufts, 0.8)
  drawGrapes(stage, (row, t, out) => [
    vanish + (row + 0.5) * 9 + (row + 0.5) * width * 0.3 * t + out * width * 0.076 * t,
    y + depth * t,
  ])
}

/** Bunches on the lit edges of the rows, from summer to the harvest. */
function drawGrapes(
  { paper, light, random, setting, side, detail }: Stage,
  at: (row: number, t: number, out: number) => readonly [number, number],
): void {
  if (setting.season === 'winter' || setting.season === 'spring' || detail < 0.7) return
  const pen = new Pen()
  for (let row = -3; row <= 2; row += 1) {
    for (const t of [0.5, 0.66]) {
      const [x, y] = at(row, t + random.range(-0.06, 0.06), side * random.range(0.5, 0.9))
      for (const [dx, dy] of [
        [-3, 0],
        [3, 0],
        [0, 5],
      ] as const)
        pen.move(x + dx, y + dy).line(x + dx, y + dy + 1)
    }
  }
  paper.stroke(light.lit('#6f3d78'), 6, pen)
}
