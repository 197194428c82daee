import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import type { Sun } from './sun.ts'

/** Draws the clouds of the hour: heaped ones by day, long lit streaks when the sun is low, almost none at night. */
export function drawClouds(stage: Stage, horizon: number, sun: Sun): void {
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

/** A flat-footed cloud: bumps that grow to the middle and shrink again. */
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

/** A lens, flatter below, with its belly somewhere along it. */
function streak(pen: Pen, x: number, y: number, span: number, thick: number, belly: number): void {
  pen
    .move(x, y)
    .quad(x + span * belly, y - thick * 1.7, x + span, y)
    .quad(x + span * belly, y + thick * 0.7, x, y)
    .close()
}
