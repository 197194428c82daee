import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineBalloons } from '../elements/hot-air-balloon.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Balloons at all distances over a valley: rock chimneys in dry climates, fields and woods elsewhere. */
export function drawBallooning(stage: Stage): void {
  const { random, width, side, setting, floor, ceiling } = stage
  const horizon = random.range(300, 336)
  drawSky(stage, { horizon })
  const focus = width * (0.5 - side * random.range(0.08, 0.2))
  const balloons = defineBalloons(stage, 3)
  const air = [
    [0.5 + side * 0.34, 0.62, 32, 0.45],
    [0.5 + side * 0.12, 0.74, 24, 0.55],
    [0.5 - side * 0.4, 0.7, 36, 0.4],
    [0.5 + side * 0.42, 0.28, 62, 0.15],
    [0.5 + side * 0.2, 0.42, 48, 0.28],
  ] as const
  for (const [index, [across, down, size, distance]] of air.entries()) {
    const x = width * (across + random.range(-0.04, 0.04))
    const y = ceiling + (horizon - ceiling) * (down + random.range(-0.06, 0.04))
    balloons.hang(index, x, y, size * random.range(0.85, 1.2), distance)
  }
  if (setting.climate === 'arid') drawChimneys(stage, horizon)
  else drawFields(stage, horizon)
  balloons.hang(0, focus, random.range(138, 166), random.range(150, 178), 0)
  if (random.chance(0.5)) drawBirds(stage, width * (0.5 + side * 0.25), 100, 4)
  if (random.chance(0.5))
    balloons.hang(1, width * (0.5 + side * 0.3), floor - random.range(110, 140), random.range(64, 84), 0)
}

/** A valley of cones and capped chimneys. */
function drawChimneys(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom, paper, floor, detail } = stage
  const stone = mix(materials.rock, materials.sand, 0.5)
  const rows = [
    [horizon, 34, 0.62, 46],
    [horizon + 30, 56, 0.36, 74],
    [horizon + 78, 92, 0.12, 116],
  ] as const
  for (const [y, size, distance, gap] of rows) {
    const lit = light.far(light.lit(stone), distance)
    const dim = light.far(light.shade(stone), distance)
    const kit = [
      defineChimney(stage, lit, dim, null),
      defineChimney(stage, lit, dim, light.far(light.shade(materials.rock), distance)),
    ]
    const step = (gap * width) / 640 / detail ** 0.3
    for (let x = random.range(-30, 20); x < width + 30; x += step * random.range(0.6, 1.3)) {
      const tall = (size * random.range(0.6, 1.2)) / 100
      const wide = tall * random.range(0.8, 1.2)
      const scale = `${Math.round(wide * 100) / 100} ${Math.round(tall * 100) / 100}`
      paper.use(random.pick(kit), `translate(${Math.round(x)} ${Math.round(y + 16)})scale(${scale})`)
    }
    const crest = hillCrest(stage, { y: y + 8, swing: 8, step: 120 })
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

/** A hidden chimney, 100 high: a cone with a shaded flank and, if the harder stone has lasted, a cap. */
function defineChimney({ paper, side }: Stage, lit: string, dim: string, cap: string | null): string {
  return paper.define(() => {
    paper.fill(lit, new Pen().move(-38, 0).quad(-15, -45, -8, -100).line(8, -100).quad(15, -45, 38, 0))
    paper.fill(
      dim,
      new Pen()
        .move(0, 0)
        .quad(-side * 4, -50, 0, -100)
        .line(-side * 8, -100)
        .quad(-side * 15, -45, -side * 38, 0),
    )
    if (cap) paper.fill(cap, new Pen().move(-18, -96).quad(0, -124, 18, -96))
  })
}

function drawFields(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom } = stage
  const tones = [materials.foliage, materials.grass, materials.earth, materials.foliage, materials.grass]
  tones.forEach((tone, layer) => {
    const y = horizon - 30 + layer * 36
    const distance = 0.72 - layer * 0.17
    const crest = hillCrest(stage, { y, swing: 14, step: 130 })
    const lit = light.far(mix(light.lit(tone), light.shade(tone), 0.25), distance)
    if (layer % 2 === 1 && (stage.detail > 0.3 || layer === 3))
      drawTreeEdge(
        stage,
        light.far(light.shade(materials.evergreen), distance),
        (x) => heightAt(crest, x),
        9 + layer * 3,
      )
    fillBelow(stage, lit, crest, bottom)
    if (layer < 3) drawMist(stage, y + 24, 26, 0.35)
    else if (stage.detail > 0.2) drawFurrows(stage, y + 16, light.far(light.shade(tone), distance))
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
  const step = width / 13
  for (let x = -40; x < width; x += step) pen.move(x, y).quad(x + lean * 0.3, y + 26, x + lean, y + 60)
  paper.stroke(tone, 2, pen, 0.3)
}
