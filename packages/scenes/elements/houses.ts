import type { Stage } from '../stage.ts'
import type { KitHouse } from './house-kit.ts'

export interface HouseRow {
  readonly from: number
  readonly to: number
  readonly base: (x: number) => number
  /** 1 shows the houses about 50 wide. */
  readonly scale: number
  /** 0 near, 1 lost in haze. */
  readonly distance: number
  /** The probability that a plot stays empty. */
  readonly gaps?: number
}

/** Draws a kit's houses side by side, with no two equal neighbours, each in one of the colours of the place. */
export function drawHouses(stage: Stage, kit: readonly KitHouse[], row: HouseRow): void {
  const { paper, random, light, materials, setting } = stage
  // A hero is half as wide again: larger houses keep it calm and small in bytes.
  const scale = row.scale * (setting.crop === 'hero' ? 1.2 : 1)
  const colors = materials.walls.map((wall) => light.far(light.lit(wall), row.distance))
  const groupAttributes = scale === 1 ? {} : { transform: `scale(${Math.round(scale * 100) / 100})` }
  let previous: KitHouse | undefined
  let color = ''
  paper.group(groupAttributes, () => {
    let x = row.from / scale
    while (x < row.to / scale) {
      const house = random.pick(kit.filter((other) => other !== previous))
      const paint = random.pick(colors.filter((other) => other !== color))
      if (!random.chance(row.gaps ?? 0)) {
        paper.place(house.id, x, row.base((x + house.width / 2) * scale) / scale, paint)
      }
      x += house.width
      previous = house
      color = paint
    }
  })
}
