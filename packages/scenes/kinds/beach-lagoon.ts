import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawPalm } from '../elements/palm.ts'
import { definePalmCrown } from '../elements/palm-crown.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawRowingBoat } from '../elements/rowing-boat.ts'
import { drawSky } from '../elements/sky.ts'
import { drawStiltHut } from '../elements/stilt-hut.ts'
import { drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A lagoon: thatched huts on stilts along a jetty that runs out from the viewer, a palm island behind. */
export function drawLagoon(stage: Stage): void {
  const { random, width, side, light, materials, floor } = stage
  const horizon = random.range(196, 236)
  const sun = drawSky(stage, { horizon })
  const huts: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (huts < 0 ? across * width : width - across * width)
  const peaks = hillCrest(stage, { y: horizon - 26, swing: random.range(14, 32), step: 120 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.62), peaks, horizon + 2)
  drawWater(stage, { horizon, sun, clarity: 1 })
  drawReef(stage, horizon)
  drawIsland(stage, at(random.range(0.6, 0.84)), horizon + 12)
  drawRipples(stage, horizon, floor, 20)
  drawJetty(stage, huts, horizon)
  const places = [
    { across: 0.44, y: horizon + 28, size: 40 },
    { across: 0.3, y: horizon + 56, size: 68 },
    { across: 0.1, y: horizon + 104, size: 118 },
  ]
  for (const { across, y, size } of places.slice(random.whole(0, 1))) {
    drawStiltHut(
      stage,
      at(across + random.range(-0.04, 0.02)),
      y + random.range(-6, 8),
      size * random.range(0.85, 1.15),
    )
  }
  if (random.chance(0.5))
    drawStiltHut(stage, at(random.range(0.86, 0.92)), horizon + random.range(40, 60), random.range(44, 64))
  if (random.chance(0.5))
    drawRowingBoat(stage, at(random.range(0.8, 0.9)), floor - random.range(40, 90), random.range(84, 112))
  if (random.chance(0.5)) drawBirds(stage, at(0.6), horizon * 0.5, 4)
  if (random.chance(0.6)) framePalm(stage, side)
}

/** Bands of lighter water over the sandbanks. */
function drawReef({ paper, light, materials, random, width }: Stage, horizon: number): void {
  const pale = light.lit(mix(materials.shallow, '#f4ffe8', 0.45))
  const pen = new Pen()
  for (const [y, thick] of [
    [horizon + 26, 5],
    [horizon + 70, 12],
    [horizon + 150, 22],
  ] as const) {
    const x = random.range(-0.1, 0.4) * width
    const span = random.range(0.5, 0.9) * width
    pen
      .move(x, y)
      .quad(x + span * 0.4, y - thick * 1.6, x + span, y)
      .quad(x + span * 0.6, y + thick, x, y)
      .close()
  }
  paper.fill(pale, pen, 0.5)
}

function drawIsland(stage: Stage, x: number, y: number): void {
  const { paper, light, materials, random } = stage
  const half = random.range(56, 84)
  const sand = light.lit(materials.sand)
  paper.fill(
    sand,
    new Pen()
      .move(x - half, y)
      .quad(x, y - 14, x + half, y)
      .quad(x, y + 6, x - half, y)
      .close(),
  )
  const bush = new Pen()
    .move(x - half * 0.7, y - 4)
    .quad(x - half * 0.3, y - 22, x, y - 14)
    .quad(x + half * 0.4, y - 24, x + half * 0.7, y - 4)
  paper.fill(light.shade(materials.foliage), bush.close())
  const crown = definePalmCrown(stage, 0.12)
  for (const [dx, height, lean] of [
    [-0.35, 52, -16],
    [0.05, 68, 8],
    [0.4, 48, 20],
  ] as const) {
    drawPalm(stage, crown, x + dx * half, y - 5, height * random.range(0.85, 1.15), lean)
  }
}

function drawJetty(stage: Stage, huts: -1 | 1, horizon: number): void {
  const { paper, light, width, bottom, floor } = stage
  const at = (across: number) => (huts < 0 ? across * width : width - across * width)
  const end = horizon + 34
  const deck = new Pen()
    .move(at(0.515), end)
    .line(at(0.522), end)
    .line(at(0.78), bottom)
    .line(at(0.42), bottom)
    .close()
  const wood = light.lit('#c9a072')
  paper.fill(
    light.shade('#0d4a5c'),
    new Pen()
      .move(at(0.5), end + 3)
      .line(at(0.4), bottom)
      .line(at(0.46), bottom)
      .line(at(0.52), end + 3)
      .close(),
    0.35,
  )
  paper.fill(
    paper.between(end, floor, [
      [0, light.far(wood, 0.25)],
      [1, wood],
    ]),
    deck,
  )
  const seams = new Pen()
  for (let y = floor + 20; y > end + 6; y -= 3 + (y - end) * 0.07) {
    const t = (y - end) / (bottom - end)
    seams.move(at(0.515 - 0.095 * t), y).line(at(0.522 + 0.258 * t), y)
  }
  paper.stroke(light.shade('#9a7048'), 1.3, seams, 0.6)
  const posts = new Pen()
  for (const t of [0.12, 0.3, 0.62]) {
    const y = end + (bottom - end) * t
    for (const edge of [0.515 - 0.095 * t, 0.522 + 0.258 * t])
      posts.move(at(edge), y + 6).line(at(edge), y - 8 - 34 * t)
  }
  paper.stroke(light.shade('#8a6440'), 4, posts)
}
