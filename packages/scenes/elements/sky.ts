import { adjust, mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawClouds } from './clouds.ts'
import type { Sun } from './sun.ts'

interface SkyWishes {
  readonly horizon: number
  /** Where the disc stands, as a share of the width; the side of the light decides when left out. */
  readonly sunAt?: number
  readonly clouds?: boolean
  /** Leaves the disc out where the picture has another centre; the glow stays. */
  readonly disc?: boolean
}

/** Paints the sky down to the horizon with its sun or moon, stars and clouds, and gives the place of the light. */
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
