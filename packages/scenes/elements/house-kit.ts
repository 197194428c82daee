import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'

/** A house defined once and hidden, its foot at the origin; its wall has the colour of the `use` that shows it. */
export interface KitHouse {
  readonly id: string
  readonly width: number
}

interface Manner {
  readonly forms: readonly RoofForm[]
  readonly rise: number
  readonly storeys: readonly [number, number]
  readonly surround: string | null
}

const manners: Record<Climate, Manner> = {
  mediterranean: { forms: ['hip', 'hip', 'gable'], rise: 0.26, storeys: [2, 4], surround: '#5f8f86' },
  tropical: { forms: ['hip', 'flat', 'hip'], rise: 0.32, storeys: [1, 3], surround: '#fbf6ea' },
  arid: { forms: ['flat'], rise: 0, storeys: [1, 4], surround: null },
  temperate: { forms: ['gable', 'gable', 'hip'], rise: 0.66, storeys: [2, 4], surround: '#f6efe2' },
  nordic: { forms: ['gable'], rise: 0.58, storeys: [2, 4], surround: '#f8f4ea' },
  alpine: { forms: ['gable'], rise: 0.38, storeys: [1, 2], surround: '#8f5f43' },
}

const storey = 25

/** Defines the hidden houses of a town in this climate. Each costs its bytes once, however often it is shown. */
export function defineHouseKit(stage: Stage, wanted = 5): KitHouse[] {
  const { random, setting } = stage
  const count = Math.max(3, Math.round(wanted * stage.detail))
  const manner = manners[setting.climate]
  return Array.from({ length: count }, (_, index) => {
    const [fewest, most] = manner.storeys
    // Every kit has tall and small houses; the form depends on the index in the kit, so that none is missing.
    const storeys = fewest + Math.round(((most - fewest) * ((index * 2) % count)) / Math.max(1, count - 1))
    const wide = setting.climate === 'alpine' ? 70 : 48
    const form = manner.forms[index % manner.forms.length] ?? 'gable'
    const shape = {
      width: Math.round(wide * random.range(0.8, 1.35)),
      height: storeys * storey + random.whole(2, 9),
      form,
      rise: manner.rise,
    }
    return { id: stage.paper.define(() => drawHouse(stage, shape, manner.surround)), width: shape.width }
  })
}

function drawHouse(stage: Stage, shape: HouseShape, surround: string | null): void {
  const { paper, light, materials, random, side, setting } = stage
  const roof = materials.snowy ? '#f4f8fd' : random.pick(materials.roofs)
  if (setting.climate !== 'arid' && random.chance(0.6)) {
    const x = shape.width * (side < 0 ? 0.7 : 0.2)
    paper.fill(light.shade('#9a6a58'), new Pen().box(x, -shape.height - shape.width * shape.rise - 4, 5, 18))
  }
  paper.fill('inherit', wallOutline(shape, side))
  drawDetails(stage, shape, surround)
  paper.fill(light.lit(roof), drawRoof(shape, side))
  paper.fill(light.shade('#6f6478'), drawRoofShade(shape, side), 0.5)
}

/** Windows with frames or shutters as one outline, a door, and after sunset some lamps. */
function drawDetails(
  { paper, light, random, side, setting }: Stage,
  shape: HouseShape,
  surround: string | null,
): void {
  const front = shape.width * 0.66
  const left = side < 0 ? 0 : shape.width - front
  const count = Math.max(1, Math.floor((front - 4) / 14))
  const first = left + (front - (count * 14 - 8)) / 2
  const floors = Math.floor((shape.height - 4) / storey)
  const panes = new Pen()
  const lamps = new Pen()
  for (let floor = 0; floor < floors; floor += 1) {
    const places = floor === floors - 1 ? count - 1 : count
    for (let place = 0; place < places; place += 1) {
      const pen = light.dark && random.chance(0.5) ? lamps : panes
      pen.box(first + place * 14, 11 - shape.height + floor * storey, 6, 9)
    }
  }
  paper.framed(light.shade('#4a4a5c'), surround && light.lit(surround), 2, panes)
  paper.framed(light.lamp, surround && light.lit(surround), 2, lamps)
  const door = first + (count - 1) * 14
  const opening = new Pen()
    .move(door - 1, 0)
    .line(door - 1, -12)
    .arc(4, door + 7, -12)
    .line(door + 7, 0)
  paper.fill(light.shade(setting.climate === 'nordic' ? '#3f6f78' : '#7a5240'), opening)
  if (setting.climate === 'tropical' || setting.climate === 'alpine') {
    const rail = light.lit(setting.climate === 'alpine' ? '#7a4f36' : '#fbf6ea')
    paper.stroke(rail, 4, new Pen().move(left + 2, -storey).line(left + front - 2, -storey))
  }
}

type RoofForm = 'gable' | 'hip' | 'flat'

interface HouseShape {
  readonly width: number
  /** Up to the eaves. */
  readonly height: number
  readonly form: RoofForm
  /** Height of the roof as a share of the width. */
  readonly rise: number
}

/**
 * A house has its foot at y 0, from x 0 to its width, seen slightly from the side: the lit front has two
 * thirds of the width, the shaded wall one third.
 */
function across(shape: HouseShape, side: -1 | 1): (u: number) => number {
  return (u) => shape.width * (side < 0 ? u : 1 - u)
}

/** The outline of both walls, with a gable if there is one. */
function wallOutline(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const pen = new Pen().move(at(0), 0).line(at(0), eave)
  if (shape.form === 'gable') pen.line(at(0.33), eave - shape.width * shape.rise).line(at(0.66), eave)
  return pen.line(at(1), eave).line(at(1), 0)
}

/** The roof: two planes of a gable, the trapezium of a hip, or a parapet. */
function drawRoof(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const ridge = eave - shape.width * shape.rise
  if (shape.form === 'gable') {
    return new Pen()
      .move(at(0.3), ridge - 1)
      .line(at(0.96), ridge - 1)
      .line(at(1.06), eave + 3)
      .line(at(0.66), eave + 3)
      .line(at(0.33), ridge + 4)
      .line(at(-0.03), eave + 4)
      .line(at(-0.08), eave)
  }
  if (shape.form === 'hip') {
    return new Pen()
      .move(at(-0.06), eave + 2)
      .line(at(0.22), ridge)
      .line(at(0.82), ridge)
      .line(at(1.06), eave + 2)
  }
  return new Pen().box(-1, eave - 4, shape.width + 2, 5)
}

/** The shaded wall and the roof plane above it, in one outline. */
function drawRoofShade(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const ridge = eave - shape.width * shape.rise
  const pen = new Pen().move(at(0.66), 0).line(at(0.66), eave)
  if (shape.form === 'gable')
    pen
      .line(at(0.35), ridge - 1)
      .line(at(0.96), ridge - 1)
      .line(at(1.06), eave + 3)
  if (shape.form === 'hip') pen.line(at(0.82), ridge).line(at(1.06), eave + 2)
  if (shape.form === 'flat') pen.line(at(0.66), eave - 4).line(at(1.02), eave - 4)
  return pen.line(at(1), eave + 2).line(at(1), 0)
}
