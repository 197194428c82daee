import { adjust, mix } from '../color.ts'
import type { Stage } from '../stage.ts'
import { claddings, type KitTower } from './tower-kit.ts'

export interface TowerRow {
  readonly base: number
  readonly scale: number
  readonly distance: number
  /** The row's height at a position, from 0 to 1: a skyline rises and falls. */
  readonly swell: (x: number) => number
}

/** Draws a kit's towers along a line with gaps of sky; low parts of the skyline disappear behind the foreground. */
export function drawTowers(stage: Stage, kit: readonly KitTower[], row: TowerRow): void {
  const { paper, random, light, setting, width } = stage
  const scale = row.scale * (setting.crop === 'hero' ? 1.15 : 1)
  const colors = claddings[setting.climate].map((color) =>
    light.far(light.lit(light.dark ? mix(adjust(color, -0.06), '#5a6a8c', 0.3) : color), row.distance),
  )
  let previous: KitTower | undefined
  paper.group({ transform: `scale(${Math.round(scale * 100) / 100})` }, () => {
    let x = -random.range(0, 30) / scale
    while (x < width / scale) {
      const tower = random.pick(kit.filter((other) => other !== previous))
      const sunk = (1 - row.swell(x * scale)) * 120 + random.range(-24, 24)
      paper.place(tower.id, x, row.base / scale + Math.max(0, sunk), random.pick(colors))
      x += tower.width * random.range(1, 1.7)
      previous = tower
    }
  })
}
