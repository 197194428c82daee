import { mix } from '../color.ts'
import { drawCar } from '../elements/car.ts'
import { carBodies } from '../elements/car-body.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawVista } from '../elements/vista.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A car of the requested class, on a scenic road in the climate. */
export function drawScenicCar(stage: Stage): void {
  const { random, width, side, floor, setting, materials, light, paper, bottom } = stage
  const horizon = random.range(196, 236)
  drawVista(stage, horizon)
  const verge = hillCrest(stage, { y: 342, swing: 6, step: 150 })
  const green = setting.climate === 'arid' ? materials.sand : materials.grass
  fillBelow(
    stage,
    paper.between(330, 372, [
      [0, light.far(light.lit(green), 0.12)],
      [1, light.lit(green)],
    ]),
    verge,
    bottom,
  )
  const tree = defineTree(stage, 0.06)
  const clear = width * (0.5 + side * 0.05)
  for (let x = random.range(-20, 40); x < width + 20; x += random.range(70, 150)) {
    const near = Math.abs(x - clear) < 150
    standTree(stage, tree, x, 356, random.range(60, 90) * (near ? 0.5 : 1.25))
  }
  drawRoad(stage, 366)
  const direction: -1 | 1 = side < 0 ? 1 : -1
  const large = setting.carClass === 'van' || setting.carClass === 'suv' ? 1.32 : 1.5
  const length = carBodies[setting.carClass].length * large
  const x = width / 2 - direction * random.range(0, Math.max(0, Math.min(60, (640 - length) / 2 - 20)))
  drawCar(stage, x, floor - (floor > 460 ? 52 : 34), large, direction)
}

function drawRoad(stage: Stage, y: number): void {
  const { paper, light, width, bottom, random, floor } = stage
  const tar = mix(light.shade('#8b8791'), light.lit('#77737d'), 0.35)
  paper.rect(
    paper.between(y, floor, [
      [0, mix(tar, light.sky.low, 0.2)],
      [1, tar],
    ]),
    0,
    y,
    width,
    bottom - y,
  )
  paper.rect(light.lit('#efe6d4'), 0, y + 5, width, 2.5, 0.85)
  const rail = random.chance(0.55)
  if (rail) {
    paper.dashes(light.shade('#6a6d78'), 22, '4 56', new Pen().move(14, y - 8).line(width, y - 8))
    paper.rect(light.lit('#cfd4d8'), 0, y - 20, width, 7)
    paper.rect(light.shade('#9aa0aa'), 0, y - 14, width, 2)
  } else {
    paper.dashes(light.lit('#f6f1e6'), 16, '5 105', new Pen().move(30, y - 5).line(width, y - 5))
  }
  paper.dashes(
    light.lit('#f4e3b4'),
    4,
    '62 44',
    new Pen().move(-random.range(0, 60), y + 86).line(width, y + 86),
    0.85,
  )
}
