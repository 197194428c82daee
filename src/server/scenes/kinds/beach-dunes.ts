import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { frameGrass } from '../elements/frames.ts'
import { drawHeadland } from '../elements/headland.ts'
import { drawLighthouse } from '../elements/lighthouse.ts'
import { drawSky } from '../elements/sky.ts'
import { drawRipples, drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A northern shore: a path through grassy dunes to a pale beach, with a lighthouse or bathing huts. */
export function drawDunes(stage: Stage): void {
  const { random, width, side, light, materials, floor, bottom, paper } = stage
  const horizon = random.range(176, 216)
  const sun = drawSky(stage, { horizon })
  const dune: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (dune < 0 ? across * width : width - across * width)
  drawWater(stage, { horizon, sun, clarity: 0.45 })
  const tower = random.chance(0.6)
  drawHeadland(stage, { from: dune, reach: width * 0.52, base: horizon + 3, height: 36, distance: 0.5 })
  if (tower) drawLighthouse(stage, at(random.range(0.26, 0.36)), horizon - 18, random.range(84, 110), 0.18)
  drawRipples(stage, horizon, floor - 60, 16)
  drawSailboat(stage, at(random.range(0.6, 0.85)), horizon + random.range(8, 24), random.range(26, 44), 0.2)
  const strand = horizon + random.range(46, 64)
  const beach = (out: number) =>
    new Pen()
      .move(at(-0.05), strand - 30 + out)
      .cubic(at(0.3), strand - 14 + out, at(0.6), strand + 46 + out, at(1.05), strand + 62 + out)
      .line(at(1.05), bottom)
      .line(at(-0.05), bottom)
      .close()
  paper.fill(light.lit('#ffffff'), beach(-5), 0.75)
  paper.fill(light.shade(mix(materials.sand, '#b98d5c', 0.15)), beach(0))
  paper.fill(light.lit(materials.sand), beach(9))
  if (!tower) drawBathingHuts(stage, at, strand)
  drawDuneRidge(stage, at, { left: strand + 24, right: strand + 96, distance: 0.1 })
  drawDuneRidge(stage, at, { left: strand + 70, right: floor - 10, distance: 0 })
  frameGrass(stage, dune, materials.grass)
  if (random.chance(0.7)) drawBirds(stage, at(0.65), horizon * 0.6, 5)
}

function drawDuneRidge(
  stage: Stage,
  at: (across: number) => number,
  wishes: { left: number; right: number; distance: number },
): void {
  const { paper, light, materials, random, bottom, floor } = stage
  const { left, right, distance } = wishes
  const ridge = () =>
    new Pen()
      .move(at(-0.05), left)
      .cubic(at(0.14), left - 30, at(0.34), left + 10, at(0.52), right - 26)
      .cubic(at(0.66), right - 52, at(0.86), right - 10, at(1.05), right - 20)
  const sand = light.far(light.lit(materials.sand), distance)
  paper.fill(
    paper.between(left, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.55)],
    ]),
    ridge().line(at(1.05), bottom).line(at(-0.05), bottom).close(),
  )
  const patch = defineTufts(stage, distance)
  for (const t of [0.02, 0.16, 0.3, 0.46, 0.6, 0.76, 0.9]) {
    const y = left + (right - left) * t - 16 * Math.sin(t * 6) + random.range(-6, 18)
    paper.use(
      patch,
      `translate(${Math.round(at(t))} ${Math.round(y)})scale(${random.sign() * (1.1 - distance)} 1)`,
    )
  }
}

/** A patch of marram grass, drawn once, to be set along a ridge. */
function defineTufts({ paper, light, materials, random }: Stage, distance: number): string {
  const grass = materials.snowy ? '#b9a983' : materials.grass
  return paper.define(() => {
    for (const tone of [light.shade(grass), light.lit(grass)]) {
      const tufts = new Pen()
      for (let count = 0; count < 5; count += 1) {
        const x = random.range(-44, 44)
        const y = random.range(-8, 12)
        for (const bend of [-6, 1, 7]) {
          tufts
            .move(x, y)
            .quad(x + bend * 0.3, y - 9, x + bend * random.range(0.8, 1.6), y - random.range(12, 22))
        }
      }
      paper.stroke(light.far(tone, distance), 1.8, tufts)
    }
  })
}

function drawBathingHuts(stage: Stage, at: (across: number) => number, strand: number): void {
  const { paper, light, random, side } = stage
  const colours = ['#d9534a', '#3f86a8', '#f0c04e', '#5fa38a', '#f4efe4']
  const first = random.whole(0, 4)
  for (let index = 0; index < 5; index += 1) {
    const size = 22 + index * 5
    const x = at(0.08 + index * 0.085 + index * index * 0.004)
    const base = strand - 4 + index * 12
    const colour = colours[(first + index) % 5] ?? '#f4efe4'
    paper.fill(light.lit(colour), new Pen().box(x - size / 2, base - size, size, size))
    paper.fill(
      light.shade(colour),
      new Pen().box(side < 0 ? x + size / 2 : x - size * 0.72, base - size, size * 0.22, size),
      0.95,
    )
    paper.fill(
      light.lit('#fbf7ee'),
      new Pen()
        .move(x - size * 0.62, base - size)
        .line(x, base - size * 1.5)
        .line(x + size * 0.62, base - size)
        .close(),
    )
    paper.fill(
      light.shade(mix(colour, '#ffffff', 0.3)),
      new Pen().box(x - size * 0.16, base - size * 0.7, size * 0.32, size * 0.7),
    )
  }
}
