import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow, heightAt, hillCrest } from '../elements/hills.ts'
import { drawBalloon } from '../elements/hot-air-balloon.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Balloons at all distances over a valley: rock chimneys where it is dry, fields and woods elsewhere. */
export function drawBallooning(stage: Stage): void {
  const { random, width, side, setting, floor, ceiling } = stage
  const horizon = random.range(300, 336)
  drawSky(stage, { horizon })
  const focus = width * (0.5 - side * random.range(0.08, 0.2))
  const sky = [
    [0.5 + side * 0.34, 0.62, 30, 0.62],
    [0.5 + side * 0.12, 0.74, 22, 0.7],
    [0.5 - side * 0.4, 0.7, 34, 0.56],
    [0.5 + side * 0.42, 0.28, 60, 0.3],
    [0.5 + side * 0.2, 0.42, 46, 0.42],
  ] as const
  for (const [across, down, size, distance] of sky) {
    const x = width * (across + random.range(-0.04, 0.04))
    drawBalloon(
      stage,
      x,
      ceiling + (horizon - ceiling) * (down + random.range(-0.06, 0.04)),
      size * random.range(0.85, 1.2),
      distance,
    )
  }
  if (setting.climate === 'arid') drawChimneys(stage, horizon)
  else drawFields(stage, horizon)
  drawBalloon(stage, focus, random.range(138, 166), random.range(150, 178), 0)
  if (random.chance(0.5)) drawBirds(stage, width * (0.5 + side * 0.25), 100, 4)
  if (random.chance(0.5))
    drawBalloon(stage, width * (0.5 + side * 0.3), floor - random.range(110, 140), random.range(64, 84), 0.08)
}

/** A valley of cones and capped chimneys. */
function drawChimneys(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom, paper, side, floor } = stage
  const stone = mix(materials.rock, materials.sand, 0.5)
  for (const [y, size, distance, gap] of [
    [horizon, 34, 0.62, 40],
    [horizon + 30, 56, 0.36, 66],
    [horizon + 78, 92, 0.12, 110],
  ] as const) {
    const lit = light.far(light.lit(stone), distance)
    const dim = light.far(light.shade(stone), distance)
    const crest = hillCrest(stage, { y: y + 8, swing: 8, step: 120 })
    const cones = new Pen()
    const shade = new Pen()
    const caps = new Pen()
    for (let x = random.range(-30, 20); x < width + 30; x += gap * random.range(0.6, 1.3)) {
      const tall = size * random.range(0.6, 1.2)
      const half = tall * random.range(0.3, 0.42)
      const foot = y + 16
      const neck = half * 0.2
      cones
        .move(x - half, foot)
        .quad(x - half * 0.4, foot - tall * 0.45, x - neck, foot - tall)
        .line(x + neck, foot - tall)
        .quad(x + half * 0.4, foot - tall * 0.45, x + half, foot)
      shade
        .move(x, foot)
        .quad(x - side * half * 0.1, foot - tall * 0.5, x, foot - tall)
        .line(x - side * neck, foot - tall)
        .quad(x - side * half * 0.4, foot - tall * 0.45, x - side * half, foot)
      if (random.chance(0.6))
        caps
          .move(x - neck * 2.2, foot - tall + 3)
          .quad(x, foot - tall * 1.24, x + neck * 2.2, foot - tall + 3)
    }
    paper.fill(lit, cones)
    paper.fill(dim, shade)
    paper.fill(light.far(light.shade(materials.rock), distance), caps)
    fillBelow(
      stage,
      paper.down([
        [0, lit],
        [1, mix(lit, dim, 0.6)],
      ]),
      crest,
      bottom,
    )
    drawMist(stage, y + 26, 30, 0.4)
  }
  const near = hillCrest(stage, { y: floor - 40, swing: 12, step: 150 })
  fillBelow(stage, light.shade(mix(materials.earth, materials.foliage, 0.3)), near, bottom)
}

function drawFields(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom } = stage
  const tones = [materials.foliage, materials.grass, materials.earth, materials.foliage, materials.grass]
  tones.forEach((tone, layer) => {
    const y = horizon - 30 + layer * 36
    const distance = 0.72 - layer * 0.17
    const crest = hillCrest(stage, { y, swing: 14, step: 130 })
    const lit = light.far(mix(light.lit(tone), light.shade(tone), 0.25), distance)
    if (layer > 0 && layer % 2 === 1)
      drawTreeEdge(
        stage,
        light.far(light.shade(materials.evergreen), distance),
        (x) => heightAt(crest, x),
        9 + layer * 3,
      )
    fillBelow(stage, lit, crest, bottom)
    if (layer < 3) drawMist(stage, y + 24, 26, 0.35)
    else drawFurrows(stage, y + 16, light.far(light.shade(tone), distance))
  })
  const tree = defineTree(stage, 0.04)
  for (let count = 0; count < 7; count += 1) {
    const t = random.range(0, 1)
    standTree(stage, tree, random.range(0, width), horizon + 74 + t * 60, 30 + t * 44)
  }
}

function drawFurrows({ paper, random, width }: Stage, y: number, tone: string): void {
  const pen = new Pen()
  const lean = random.range(-60, 60)
  for (let x = -40; x < width; x += 34) pen.move(x, y).quad(x + lean * 0.3, y + 26, x + lean, y + 60)
  paper.stroke(tone, 2, pen, 0.3)
}
