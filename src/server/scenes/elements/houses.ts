import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import type { KitHouse } from './house-kit.ts'

export interface HouseRow {
  readonly from: number
  readonly to: number
  readonly base: (x: number) => number
  /** 1 shows the houses some 50 wide. */
  readonly scale: number
  /** 0 near, 1 lost in haze. */
  readonly distance: number
  /** The chance that a plot stays empty. */
  readonly gaps?: number
}

/** Stands houses of a kit side by side, no two neighbours alike, each in one of the colours of the place. */
export function drawHouses(stage: Stage, kit: readonly KitHouse[], row: HouseRow): void {
  const { paper, random, light, materials, setting } = stage
  // A hero is half as wide again: larger houses keep its calm and its size in bytes.
  const scale = row.scale * (setting.crop === 'hero' ? 1.2 : 1)
  const colours = materials.walls.map((wall) => light.far(light.lit(wall), row.distance))
  const groupAttributes = scale === 1 ? {} : { transform: `scale(${Math.round(scale * 100) / 100})` }
  let previous: KitHouse | undefined
  let colour = ''
  paper.group(groupAttributes, () => {
    let x = row.from / scale
    while (x < row.to / scale) {
      const house = random.pick(kit.filter((other) => other !== previous))
      const paint = random.pick(colours.filter((other) => other !== colour))
      if (!random.chance(row.gaps ?? 0)) {
        paper.place(house.id, x, row.base((x + house.width / 2) * scale) / scale, paint)
      }
      x += house.width
      previous = house
      colour = paint
    }
  })
}

/** A run of houses drawn once, unseen, from x 0 at scale 1, to be laid in several rows. */
export interface Street {
  readonly id: string
  readonly width: number
}

/** Puts some ten houses of a kit side by side, unseen, on slightly uneven ground. */
export function defineStreet(stage: Stage, kit: readonly KitHouse[]): Street {
  const { paper, random } = stage
  const width = 560
  const uneven = random.range(0, 6)
  const base = (x: number) => Math.sin(x / 90 + uneven) * 8
  const id = paper.define(() => drawHouses(stage, kit, { from: 0, to: width, base, scale: 1, distance: 0 }))
  return { id, width }
}

/** Lays a street across the picture with its feet at a height, as often as it takes, starting somewhere along it. */
export function layStreet(
  { paper, random, width }: Stage,
  street: Street,
  base: number,
  scale: number,
): void {
  const step = street.width * scale
  for (let x = -random.range(0.1, 0.9) * step; x < width; x += step) {
    paper.use(street.id, `translate(${Math.round(x)} ${Math.round(base)})scale(${scale})`)
  }
}

/** Lays haze over what is drawn so far, from nothing at one height to its full share at another, where the next row begins. */
export function drawHaze({ paper, light, width }: Stage, from: number, to: number, share: number): void {
  const air = light.far(light.sky.low, 0.5)
  // After sunset the air between the rows holds the light of the lamps.
  const haze = light.dark ? mix(air, light.lamp, 0.3) : air
  const paint = paper.down([
    [0, haze, 0],
    [1, haze, share],
  ])
  paper.rect(paint, 0, from, width, to - from)
}
