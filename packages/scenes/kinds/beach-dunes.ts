import { mix } from '../color.ts'
import { drawBathingHuts } from '../elements/bathing-huts.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { layFootpath } from '../elements/footpath.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { drawHeadland } from '../elements/headland.ts'
import { heightAt } from '../elements/height-at.ts'
import { drawLighthouse } from '../elements/lighthouse.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawWater } from '../elements/water.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A northern shore: a path between grassy dunes to a pale beach, with a lighthouse on the point or bathing huts below the dune. */
export function drawDunes(stage: Stage): void {
  const { random, width, side, light, materials, floor, bottom, paper } = stage
  const horizon = random.range(170, 214)
  const sun = drawSky(stage, { horizon })
  const dune: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (dune < 0 ? across * width : width - across * width)
  drawWater(stage, { horizon, sun, clarity: 0.45 })
  const tower = random.chance(0.6)
  drawHeadland(stage, {
    from: dune,
    reach: width * random.range(0.44, 0.6),
    base: horizon + 3,
    height: random.range(30, 48),
    distance: 0.5,
  })
  if (tower) drawLighthouse(stage, at(random.range(0.22, 0.36)), horizon - 18, random.range(84, 118), 0.16)
  drawRipples(stage, horizon, floor - 90, 16)
  drawSailboat(stage, at(random.range(0.6, 0.85)), horizon + random.range(8, 24), random.range(26, 48), 0.2)
  const strand = horizon + random.range(50, 70)
  const tide = random.range(-10, 26)
  const beach = (out: number) =>
    new Pen()
      .move(at(-0.05), strand - 26 + out)
      .cubic(
        at(0.3),
        strand - 12 + out,
        at(0.6),
        strand + 14 + tide + out,
        at(1.05),
        strand + 24 + tide + out,
      )
      .line(at(1.05), bottom)
      .line(at(-0.05), bottom)
  const sand = light.lit(materials.sand)
  paper.fill(light.lit(mix(materials.shallow, '#ffffff', 0.3)), beach(-22), 0.4)
  paper.fill(light.lit('#ffffff'), beach(-5), 0.8)
  paper.fill(light.shade(mix(materials.sand, '#b98d5c', 0.15)), beach(0))
  paper.fill(sand, beach(9))
  if (!tower) drawBathingHuts(stage, at, strand - 2)
  const path = layFootpath(stage, { far: [at(random.range(0.48, 0.58)), strand + 44], half: 92 })
  drawForedune(stage, at, strand)
  paper.fill(
    paper.between(strand + 40, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.35)],
    ]),
    path.outline,
  )
  drawNearDunes(stage, at, strand)
  frameGrass(stage, random.sign(), materials.snowy ? '#b9a983' : materials.grass)
  if (random.chance(0.7)) drawBirds(stage, at(0.65), horizon * 0.6, 5)
}

type Across = (across: number) => number

/** The back of the foredune, low behind the beach. */
function drawForedune(stage: Stage, at: Across, strand: number): void {
  const { light, materials, paper, random, bottom } = stage
  const sand = light.lit(materials.sand)
  const crest: Point[] = [
    [-0.05, 16],
    [0.16, 26],
    [0.38, 50],
    [0.62, 44],
    [0.86, 60],
    [1.05, 52],
  ].map(([x = 0, y = 0]) => [at(x), strand + y + random.range(-6, 6)])
  fillBelow(
    stage,
    paper.down([
      [0, mix(sand, light.lit(materials.grass), 0.15)],
      [0.3, sand],
      [1, mix(sand, light.shade(materials.sand), 0.4)],
    ]),
    crest,
    bottom,
  )
}

/** Large dunes border the path on both sides. */
function drawNearDunes(stage: Stage, at: Across, strand: number): void {
  const { paper, light, materials, random, bottom, floor } = stage
  const grass = materials.snowy ? '#e4e2d6' : mix(materials.grass, materials.sand, 0.45)
  const slope = paper.between(strand, floor, [
    [0, light.lit(grass)],
    [1, mix(light.lit(grass), light.shade(grass), 0.75)],
  ])
  const patch = defineTufts(stage)
  const left: Point[] = [
    [-0.05, strand + 18],
    [0.08, strand + 8],
    [0.22, strand + 36],
    [0.34, floor - 84],
    [0.4, bottom],
  ]
  const right: Point[] = [
    [1.05, strand + 62],
    [0.94, strand + 58],
    [0.8, strand + 84],
    [0.7, floor - 60],
    [0.66, bottom],
  ]
  for (const edge of [left, right]) {
    const crest = edge.map(([x, y]): Point => [at(x), y + random.range(-5, 5)])
    fillBelow(stage, slope, crest, bottom)
    for (const t of [0, 0.34, 0.62, 0.9]) {
      const x = at((edge[0]?.[0] ?? 0) + ((edge[4]?.[0] ?? 0) - (edge[0]?.[0] ?? 0)) * t)
      const y = heightAt(crest, x) + random.range(4, 16)
      paper.use(patch, `translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(60 + 80 * t) / 100})`)
      if (t > 0.3)
        paper.use(
          patch,
          `translate(${Math.round(x - (at(0.5) - x) * random.range(0.3, 0.7))} ${Math.round(y + random.range(30, 70))})scale(${1 + t / 2})`,
        )
    }
  }
}

/** A patch of marram grass, defined once, to be placed along the crests. */
function defineTufts({ paper, light, materials, random }: Stage): string {
  const grass = materials.snowy ? '#b9a983' : materials.grass
  return paper.define(() => {
    for (const tone of [light.shade(grass), light.lit(grass)]) {
      const tufts = new Pen()
      for (let count = 0; count < 5; count += 1) {
        const x = random.range(-44, 44)
        const y = random.range(-6, 10)
        for (const bend of [-7, 1, 8])
          tufts
            .move(x, y)
            .quad(x + bend * 0.3, y - 11, x + bend * random.range(0.8, 1.6), y - random.range(15, 27))
      }
      paper.stroke(tone, 1.8, tufts)
    }
  })
}
