import type { Stage } from '../stage.ts'
import type { KitHouse } from './house-kit.ts'
import { drawHouses } from './houses.ts'

/** A row of houses defined once and hidden, from x 0 at scale 1, to be placed in several rows. */
export interface Street {
  readonly id: string
  readonly width: number
}

/** Defines about ten hidden houses of a kit side by side, on slightly uneven ground. */
export function defineStreet(stage: Stage, kit: readonly KitHouse[]): Street {
  const { paper, random } = stage
  const width = 560
  const uneven = random.range(0, 6)
  const base = (x: number) => Math.sin(x / 90 + uneven) * 8
  const id = paper.define(() => drawHouses(stage, kit, { from: 0, to: width, base, scale: 1, distance: 0 }))
  return { id, width }
}

/** Draws a street across the picture with its feet at a height, repeated as needed, starting somewhere along it. */
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
