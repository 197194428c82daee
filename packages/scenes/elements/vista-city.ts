import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { fillBelow } from './fill-below.ts'
import { drawHaze } from './haze.ts'
import { hillCrest } from './hill-crest.ts'
import { drawSky } from './sky.ts'
import { drawTowerSilhouette } from './tower-silhouette.ts'

export function drawCity(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom, setting, paper } = stage
  drawSky(stage, { horizon })
  const focus = width * random.range(0.25, 0.75)
  const swell = (x: number) => 0.3 + 0.7 * Math.exp(-(((x - focus) / (width * 0.3)) ** 2))
  const stone = setting.climate === 'arid' ? materials.sand : '#7f93a8'
  drawTowerSilhouette(stage, horizon + 24, 150, light.far(light.shade(stone), 0.66), swell)
  if (stage.detail > 0.2)
    drawTowerSilhouette(
      stage,
      horizon + 30,
      104,
      light.far(light.shade(stone), 0.4),
      (x) => 0.3 + 0.7 * swell(x + 70),
    )
  if (light.dark && stage.detail > 0.3) {
    const lamps = new Pen()
    for (let count = 0; count < 26; count += 1) {
      const x = random.range(0, width)
      lamps.move(x, horizon + 20 - random.range(0, 60) * swell(x)).line(x + 2, horizon + 20)
    }
    paper.dashes(light.lamp, 3, '3 9', lamps, 0.8)
  }
  drawHaze(stage, horizon - 60, horizon + 30, 0.35)
  const parks = [
    { y: horizon + 34, size: 22, distance: 0.34 },
    { y: horizon + 56, size: 32, distance: 0.16 },
  ]
  for (const { y, size, distance } of parks) {
    const crest = hillCrest(stage, { y, swing: 5, step: 130 })
    const dark = light.far(light.shade(materials.foliage), distance)
    const line = new Pen().move(crest[0]?.[0] ?? 0, crest[0]?.[1] ?? 0).curve(crest.slice(1))
    paper.beads(dark, size, random.range(0.5, 0.8) * size, line)
    paper.beads(
      light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.6), distance),
      size * 0.55,
      size * 1.3,
      line,
    )
    fillBelow(
      stage,
      paper.between(y, y + 90, [
        [0, dark],
        [1, light.far(light.lit(materials.grass), 0.1)],
      ]),
      crest.map(([x, down]) => [x, down + size * 0.2] as const),
      bottom,
    )
  }
}
