import { mix } from '../color.ts'
import { drawCafeTables } from '../elements/cafe-tables.ts'
import { drawLampString } from '../elements/lamp-string.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawLaneFacade } from '../elements/lane-facade.ts'
import { definePeople } from '../elements/people.ts'
import { drawSky } from '../elements/sky.ts'
import { defineStreetLamp } from '../elements/street-lamp.ts'
import { byLamplight } from '../light.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** An old lane: houses on both sides towards a tower, people on its cobbles; after sunset windows and lamps are lit. */
export function drawLane(stage: Stage): void {
  const { random, width, side, light, floor, ceiling, setting } = stage
  const horizon = random.range(280, 304)
  const vanish = width * (0.5 - side * random.range(0.02, 0.1))
  drawSky(stage, { horizon: horizon - 40, sunAt: vanish / width + side * 0.1 })
  drawLandmark(stage, vanish + side * random.range(6, 16), horizon + 6, random.range(150, 190), 0.22)
  drawCobbles(stage, vanish, horizon)
  for (const edge of [-1, 1] as const) drawLaneFacade(stage, { edge, vanish, horizon })
  if (random.chance(light.dark ? 0.65 : 0.25) && stage.detail > 0.2)
    drawLampString(stage, ceiling + random.range(50, 84))
  else if (!light.dark && setting.climate === 'mediterranean')
    drawWashing(stage, ceiling + random.range(110, 150))
  const lamp = defineStreetLamp(stage)
  for (const [across, down, scale] of [
    [0.3, 34, 0.42],
    [0.68, 50, 0.55],
    [0.2, 96, 0.95],
  ] as const) {
    lamp.stand(vanish + (across - 0.5) * width * (0.5 + down / 110), horizon + down, scale)
  }
  const people = definePeople({ ...stage, light: byLamplight(light) })
  people.stand(vanish + random.range(-20, 20), horizon + 26, 34)
  people.stand(vanish + random.range(20, 44), horizon + 36, 44)
  const pair = vanish + side * random.range(30, 70)
  people.stand(pair, floor - 60, 116)
  people.stand(pair + 34, floor - 58, 110)
  if (stage.detail > 0.5) drawCafeTables(stage, side < 0 ? width * 0.14 : width * 0.86, floor - 24)
  if (light.timeOfDay === 'night') return
  const glow = stage.paper.radial([
    [0, light.sky.glow, 0.5],
    [1, light.sky.glow, 0],
  ])
  stage.paper.circle(glow, vanish, horizon - 10, 150)
}

function drawCobbles(stage: Stage, vanish: number, horizon: number): void {
  const { paper, light, width, bottom, floor, random, materials } = stage
  const stone = light.lit(mix(materials.rock, '#8f8794', 0.6))
  paper.rect(
    paper.between(horizon, floor, [
      [0, mix(stone, light.dark ? light.lamp : light.sky.glow, 0.4)],
      [0.4, mix(stone, light.dark ? light.lamp : light.sky.glow, 0.12)],
      [1, light.shade('#6a6478')],
    ]),
    0,
    horizon,
    width,
    bottom - horizon,
  )
  const joints = new Pen()
  for (let y = horizon + 5, gap = 4; y < floor; y += gap, gap *= 1.4) joints.move(0, y).line(width, y)
  for (let step = -4; step <= 4; step += 1)
    joints.move(vanish + step * 11, horizon).line(vanish + step * 150, bottom)
  paper.stroke(light.shade('#4a4458'), 1.4, joints, 0.5)
  if (!light.dark) return
  const shine = new Pen()
  for (let count = 0; count < 20 * stage.detail; count += 1) {
    const t = random.range(0.05, 1)
    const y = horizon + t * (floor - horizon)
    const x = vanish + random.range(-0.5, 0.5) * width * (0.2 + t)
    shine.move(x, y).line(x + 6 + 22 * t, y)
  }
  paper.stroke(light.lamp, 2.4, shine, 0.45)
}

/** Washing on a line from house to house. */
function drawWashing({ paper, light, random, width }: Stage, y: number): void {
  const from = width * random.range(0.18, 0.24)
  const to = width * random.range(0.76, 0.82)
  paper.stroke(
    light.shade('#5a5460'),
    1.4,
    new Pen().move(from, y).quad((from + to) / 2, y + 36, to, y + random.range(-8, 14)),
  )
  const cloths = ['#fdf6ea', '#d9694f', '#5f93a8', '#f2c25a']
  cloths.forEach((color, index) => {
    const pen = new Pen()
    for (const share of [0.16, 0.52]) {
      const t = share + index * 0.09
      const x = from + (to - from) * t
      const hang = y + 4 * 18 * t * (1 - t)
      const wide = random.range(15, 24)
      pen
        .move(x, hang)
        .line(x + wide, hang + 1)
        .line(x + wide - 2, hang + random.range(24, 36))
        .line(x + 1, hang + random.range(24, 36))
    }
    paper.fill(light.lit(color), pen)
  })
}
