import { adjust, mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import type { Sun } from './sun.ts'

interface SkyWishes {
  readonly horizon: number
  /** Position of the disc, as a share of the width; by default the side of the light decides. */
  readonly sunAt?: number
  readonly clouds?: boolean
  /** Omits the disc if the picture has another centre; the glow stays. */
  readonly disc?: boolean
}

/** Draws the sky down to the horizon with its sun or moon, stars and clouds; returns the position of the light. */
export function drawSky(stage: Stage, wishes: SkyWishes): Sun {
  const { paper, light, random, width, top, bottom, ceiling } = stage
  const { horizon } = wishes
  const { sky } = light
  const paint = paper.between(ceiling, horizon, [
    [0, sky.top],
    [random.range(0.42, 0.68), sky.mid],
    [1, sky.low],
  ])
  paper.rect(paint, 0, top, width, bottom - top)
  const sun = placeSun(stage, wishes)
  if (light.timeOfDay === 'night') drawStars(stage, horizon)
  drawGlow(stage, sun)
  const veil = random.chance(0.5)
  if (wishes.clouds !== false && veil) drawClouds(stage, horizon, sun)
  if (wishes.disc !== false) drawDisc(stage, sun)
  if (wishes.clouds !== false && !veil) drawClouds(stage, horizon, sun)
  return sun
}

function placeSun({ light, random, width, side, ceiling }: Stage, { horizon, sunAt }: SkyWishes): Sun {
  const across = sunAt ?? 0.5 + side * random.range(0.16, 0.38)
  const height = horizon - ceiling
  const heights = {
    dawn: random.range(0.72, 0.92),
    day: random.range(0.12, 0.34),
    golden: random.range(0.55, 0.86),
    dusk: random.range(0.86, 1.02),
    night: random.range(0.18, 0.42),
  }
  const radii = { dawn: 22, day: 20, golden: 27, dusk: 30, night: 19 }
  const time = light.timeOfDay
  return {
    x: across * width,
    y: ceiling + height * heights[time],
    radius: radii[time] * random.range(0.85, 1.3),
    low: time !== 'day',
  }
}

function drawGlow({ paper, light }: Stage, sun: Sun): void {
  const { sky, timeOfDay } = light
  const strength = { dawn: 0.85, day: 0.6, golden: 0.95, dusk: 0.9, night: 0.45 }[timeOfDay]
  const reach = { dawn: 250, day: 190, golden: 290, dusk: 300, night: 170 }[timeOfDay]
  const paint = paper.radial([
    [0, sky.glow, strength],
    [0.35, sky.glow, strength * 0.42],
    [1, sky.glow, 0],
  ])
  paper.circle(paint, sun.x, sun.y, reach)
}

function drawDisc({ paper, light, random }: Stage, sun: Sun): void {
  const { sky, timeOfDay } = light
  if (timeOfDay === 'day') paper.circle(sky.disc, sun.x, sun.y, sun.radius)
  else {
    paper.circle(sky.disc, sun.x, sun.y, sun.radius * 2.1, 0.13)
    paper.ring(sky.disc, sun.x, sun.y, sun.radius, sun.radius)
  }
  if (timeOfDay !== 'night') return
  const seas = new Pen()
  for (const [dx, dy] of [
    [-0.35, -0.25],
    [0.3, 0.15],
    [-0.1, 0.45],
  ] as const) {
    seas.dot(sun.x + (dx + random.range(-0.1, 0.1)) * sun.radius, sun.y + dy * sun.radius)
  }
  paper.stroke(mix(sky.disc, sky.mid, 0.3), sun.radius * 0.4, seas, 0.6)
}

function drawStars({ paper, random, width, ceiling, detail }: Stage, horizon: number): void {
  const small = new Pen()
  const large = new Pen()
  for (let count = 0; count < (width / 15) * detail; count += 1) {
    const x = random.range(0, width)
    // Squared: more stars high up, fewer in the haze above the horizon.
    const y = ceiling + 6 + (horizon - ceiling - 30) * random.range(0, 1) ** 1.4
    const pen = random.chance(0.14) ? large : small
    pen.move(x, y).line(x + 1, y)
  }
  paper.stroke('#ffffff', 1, small, 0.55)
  paper.stroke(adjust('#fff4d8', 0), 2, large, 0.85)
}

/** Draws the clouds of the time of day: cumulus by day, long lit streaks when the sun is low, almost none at night. */
function drawClouds(stage: Stage, horizon: number, sun: Sun): void {
  const { light, random } = stage
  if (light.timeOfDay === 'night') {
    if (random.chance(0.5)) drawStreaks(stage, horizon, sun)
    return
  }
  if (light.timeOfDay === 'day' || random.chance(0.3)) drawHeaps(stage, horizon)
  else drawStreaks(stage, horizon, sun)
}

function drawHeaps(stage: Stage, horizon: number): void {
  const { paper, light, random, width, ceiling, detail } = stage
  const { sky, timeOfDay } = light
  const crest = timeOfDay === 'day' ? '#ffffff' : mix('#ffffff', sky.glow, 0.6)
  const paint = paper.down([
    [0, crest, 0.95],
    [0.6, mix(crest, sky.low, 0.5), 0.75],
    [1, sky.low, 0.05],
  ])
  const count = Math.round((random.whole(2, 3) + (width > 700 ? 1 : 0)) * Math.max(0.5, detail))
  const shift = random.range(0, width)
  for (let index = 0; index < count; index += 1) {
    const span = random.range(110, 230)
    const x = ((shift + (index * width) / count + random.range(-40, 40)) % width) - span / 2
    const y = ceiling + (horizon - ceiling) * random.range(0.3, 0.82)
    paper.fill(paint, heap(stage, x, y, span), random.range(0.7, 1))
  }
}

/** A cloud with a flat base: bumps that grow to the middle and shrink again. */
function heap({ random }: Stage, x: number, y: number, span: number): Pen {
  const pen = new Pen().move(x, y)
  const bumps = random.whole(5, 7)
  const peak = random.range(0.35, 0.65)
  let at = x
  for (let index = 0; index < bumps; index += 1) {
    const middle = (index + 0.5) / bumps
    const rise = 1 - Math.abs(middle - peak) / Math.max(peak, 1 - peak)
    const step = (span / bumps) * random.range(0.75, 1.25)
    const next = index === bumps - 1 ? x + span : at + step
    const fall = index === bumps - 1 ? 0 : rise * span * random.range(0.13, 0.24)
    pen.arc((next - at) * random.range(0.52, 0.62), next, y - fall)
    at = next
  }
  return pen.close()
}

function drawStreaks({ paper, light, random, width, ceiling }: Stage, horizon: number, sun: Sun): void {
  const { sky, timeOfDay } = light
  const height = horizon - ceiling
  const tones = timeOfDay === 'night' ? [sky.low, sky.mid] : [sky.glow, mix(sky.mid, sky.top, 0.25)]
  tones.forEach((tone, layer) => {
    const pen = new Pen()
    const count = random.whole(3, 4)
    for (let index = 0; index < count; index += 1) {
      const near = layer === 0 ? sun.x : random.range(0, width)
      const span = random.range(90, 300)
      const x = near + random.range(-260, 260) - span / 2
      const y = ceiling + height * random.range(layer === 0 ? 0.45 : 0.2, 0.9)
      streak(pen, x, y, span, random.range(4, 11), random.range(0.3, 0.7))
    }
    paper.fill(tone, pen, layer === 0 ? 0.6 : 0.4)
  })
}

/** A lens, flatter below, with its lowest point somewhere along it. */
function streak(pen: Pen, x: number, y: number, span: number, thick: number, belly: number): void {
  pen
    .move(x, y)
    .quad(x + span * belly, y - thick * 1.7, x + span, y)
    .quad(x + span * belly, y + thick * 0.7, x, y)
    .close()
}
