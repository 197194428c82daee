import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { drawHaze } from '../elements/haze.ts'
import { drawHeadland } from '../elements/headland.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawLighthouse } from '../elements/lighthouse.ts'
import { defineMooredYacht } from '../elements/moored-yacht.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawRowingBoat } from '../elements/rowing-boat.ts'
import { drawSky } from '../elements/sky.ts'
import { drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawHarbourLight } from './harbour-light.ts'

const lightBands = ['#c8483c', '#3f7f9c', '#4a9a78']

/**
 * A small port: the town around its basin with masts in the foreground, or the lighthouse at its mouth with the town
 * across the water.
 */
export function drawHarbour(stage: Stage): void {
  if (stage.random.chance(0.3)) drawHarbourLight(stage)
  else drawBasin(stage)
}

function drawBasin(stage: Stage): void {
  const { random, width, side, paper, floor } = stage
  const quay = random.range(240, 284)
  const sun = drawSky(stage, { horizon: quay })
  const land: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (land < 0 ? across * width : width - across * width)
  const reach = random.range(0.56, 0.76)
  drawWater(stage, { horizon: quay, sun, clarity: 0.45 })
  drawHeadland(stage, {
    from: side,
    reach: width * random.range(0.2, 0.5),
    base: quay + 2,
    height: random.range(20, 44),
    distance: 0.62,
  })
  const town = paper.named(() => drawTown(stage, at, reach, quay))
  paper.use(town, `matrix(1 0 0 -.7 0 ${Math.round((quay + 12) * 1.7 + 6)})`, { opacity: '.3' })
  drawQuay(stage, at, reach, quay)
  if (random.chance(0.7)) drawMole(stage, at, quay)
  drawRipples(stage, quay + 16, floor, 26)
  const yacht = defineMooredYacht(stage)
  for (let across = 0.04; across < reach - 0.06; across += random.range(0.075, 0.14)) {
    const size = random.range(0.55, 0.75)
    paper.use(
      yacht,
      `translate(${Math.round(at(across))} ${Math.round(quay + 34)})scale(${Math.round(size * 100) / 100})`,
    )
  }
  const big = Math.round(random.range(1.35, 1.9) * 100) / 100
  paper.use(
    yacht,
    `translate(${Math.round(at(random.range(0.12, 0.34)))} ${Math.round(floor - random.range(60, 90))})scale(${big})`,
  )
  if (random.chance(0.7))
    drawSailboat(stage, at(random.range(0.66, 0.88)), quay + random.range(40, 70), random.range(54, 90), 0.05)
  if (stage.detail > 0.5)
    drawRowingBoat(stage, at(random.range(0.46, 0.66)), floor - random.range(34, 60), random.range(90, 124))
  if (random.chance(0.6)) drawBirds(stage, at(0.7), 90, 5)
}

/**
 * Two rows of houses that thin out towards the open side, the church between them, and a hill that slopes to the sea
 * behind.
 */
function drawTown(stage: Stage, at: (across: number) => number, reach: number, quay: number): void {
  const { random, width, light, materials, side } = stage
  const [from, to] = side > 0 ? [-20, at(reach)] : [at(reach), width + 10]
  const hill = hillCrest(stage, { y: quay - 84, swing: 18, step: 110 }).map(([x, y]) => {
    const out = Math.abs(x - at(0)) / width / (reach + 0.16)
    return [x, Math.min(quay + 6, y + Math.max(0, out - 0.35) ** 1.5 * 190)] as const
  })
  fillBelow(
    stage,
    light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.3), 0.4),
    hill,
    quay + 8,
  )
  const kit = defineHouseKit(stage)
  const inset = side > 0 ? [from, to - 50] : [from + 50, to]
  drawHouses(stage, kit, {
    from: inset[0] ?? from,
    to: inset[1] ?? to,
    base: () => quay - 26,
    scale: 0.66,
    distance: 0.2,
    gaps: 0.12,
  })
  drawHaze(stage, quay - 130, quay, 0.2)
  if (stage.detail > 0.2)
    drawLandmark(stage, at(reach * random.range(0.25, 0.65)), quay - 4, random.range(116, 156), 0.12)
  drawHouses(stage, kit, {
    from: from + (side > 0 ? 0 : 8),
    to: to - 52,
    base: () => quay + 8,
    scale: 0.88,
    distance: 0,
    gaps: 0.04,
  })
}

function drawQuay(
  { paper, light, materials, width }: Stage,
  at: (across: number) => number,
  reach: number,
  quay: number,
): void {
  const end = at(reach) + (at(0.03) - at(0))
  const start = at(-0.02)
  const [x, span] = [Math.min(start, end), Math.abs(end - start)]
  paper.fill(
    light.lit(mix(materials.rock, '#d8cebc', 0.4)),
    new Pen().box(x, quay + 8, Math.min(span, width + 20), 6),
  )
  paper.fill(light.shade(materials.rock), new Pen().box(x, quay + 13, Math.min(span, width + 20), 7))
}

/** The mole comes in from the open side, with the lighthouse at its end. */
function drawMole(stage: Stage, at: (across: number) => number, quay: number): void {
  const { paper, light, materials, random } = stage
  const y = quay + 18
  const head = random.range(0.82, 0.88)
  paper.fill(
    light.lit(materials.rock),
    new Pen()
      .move(at(1.05), y - 12)
      .line(at(head + 0.01), y - 10)
      .line(at(head - 0.02), y + 4)
      .line(at(1.05), y + 8),
  )
  paper.fill(
    light.shade(materials.rock),
    new Pen()
      .move(at(1.05), y - 2)
      .line(at(head - 0.01), y - 1)
      .line(at(head - 0.03), y + 5)
      .line(at(1.05), y + 9),
  )
  drawLighthouse(stage, at(head + 0.03), y - 10, random.range(78, 108), 0.1, random.pick(lightBands))
}
