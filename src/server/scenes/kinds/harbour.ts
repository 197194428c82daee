import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { fillBelow, hillCrest } from '../elements/hills.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { defineStreet, drawHaze, layStreet } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawLighthouse } from '../elements/lighthouse.ts'
import { defineMooredYacht } from '../elements/moored-yacht.ts'
import { drawRowingBoat } from '../elements/rowing-boat.ts'
import { drawSky } from '../elements/sky.ts'
import { drawRipples, drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A small port: the town round its basin, masts before it, a mole with its light, boats coming and going. */
export function drawHarbour(stage: Stage): void {
  const { random, width, side, paper, light, materials, floor } = stage
  const quay = random.range(246, 280)
  const sun = drawSky(stage, { horizon: quay })
  const land: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (land < 0 ? across * width : width - across * width)
  const reach = random.range(0.6, 0.72)
  for (const [rise, distance] of [
    [86, 0.66],
    [54, 0.45],
  ] as const) {
    const crest = hillCrest(stage, { y: quay - rise, swing: 20, step: 130 }).map(([x, y]) => {
      const out = Math.max(0, (land < 0 ? x / width : 1 - x / width) - reach * 0.7)
      return [x, Math.min(quay + 2, y + out * 380)] as const
    })
    fillBelow(
      stage,
      light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.25), distance),
      crest,
      quay + 2,
    )
  }
  drawWater(stage, { horizon: quay, sun, clarity: 0.45 })
  const kit = defineHouseKit(stage)
  const street = defineStreet(stage, kit)
  const edge = Math.round(at(reach))
  const basin = land < 0 ? `M-9-9H${edge}V999H-9` : `M${edge}-9H${width + 9}V999H${edge}`
  paper.clip(basin, () => {
    const town = paper.named(() => {
      layStreet(stage, street, quay - 24, 0.62)
      drawHaze(stage, quay - 150, quay, 0.3)
      drawLandmark(stage, at(reach * random.range(0.3, 0.6)), quay - 6, random.range(120, 150), 0.15)
      layStreet(stage, street, quay + 8, 0.85)
    })
    paper.use(town, `matrix(1 0 0 -.7 0 ${Math.round((quay + 12) * 1.7 + 6)})`, { opacity: '.32' })
  })
  paper.fill(
    light.lit(mix(materials.rock, '#d8cebc', 0.4)),
    new Pen().box(land < 0 ? -9 : edge - 12, quay + 8, land < 0 ? edge + 21 : width - edge + 21, 6),
  )
  paper.fill(
    light.shade(materials.rock),
    new Pen().box(land < 0 ? -9 : edge - 12, quay + 13, land < 0 ? edge + 21 : width - edge + 21, 7),
  )
  drawMole(stage, at, quay)
  drawRipples(stage, quay + 16, floor, 26)
  const yacht = defineMooredYacht(stage)
  for (let across = 0.04; across < reach - 0.06; across += random.range(0.075, 0.13)) {
    const size = random.range(0.55, 0.75)
    paper.use(
      yacht,
      `translate(${Math.round(at(across))} ${Math.round(quay + 34)})scale(${Math.round(size * 100) / 100})`,
    )
  }
  paper.use(
    yacht,
    `translate(${Math.round(at(random.range(0.14, 0.24)))} ${Math.round(floor - random.range(70, 90))})scale(1.5)`,
  )
  drawSailboat(stage, at(random.range(0.7, 0.85)), quay + random.range(46, 70), random.range(64, 84), 0.05)
  if (stage.detail > 0.5)
    drawRowingBoat(stage, at(random.range(0.5, 0.62)), floor - random.range(34, 60), random.range(96, 124))
  if (random.chance(0.6)) drawBirds(stage, at(0.7), 90, 5)
}

/** The mole comes in from the open side with its lighthouse at the head. */
function drawMole(stage: Stage, at: (across: number) => number, quay: number): void {
  const { paper, light, materials, random } = stage
  const y = quay + 18
  const head = random.range(0.8, 0.86)
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
  drawLighthouse(
    stage,
    at(head + 0.03),
    y - 10,
    random.range(78, 104),
    0.1,
    random.pick(['#c8483c', '#3f7f9c', '#4a9a78']),
  )
}
