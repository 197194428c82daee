import { adjust, mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'

/** A high building drawn once, unseen, its foot at the origin; its wall takes the colour of the `use` that shows it. */
export interface KitTower {
  readonly id: string
  readonly width: number
}

/** What the towers of a climate are clad in. */
export const claddings: Record<Climate, readonly string[]> = {
  tropical: ['#e9f0ee', '#a9cfd2', '#6fa9b8', '#f3dcc2', '#cfe3dc'],
  mediterranean: ['#f0dfc6', '#c9d6dc', '#8fb0c0', '#e6bf9c', '#f6ecdc'],
  arid: ['#ead2ae', '#b9cdd0', '#86a9b2', '#d8b48c', '#f2e4cc'],
  temperate: ['#a9b8c6', '#7f97ac', '#d3c3ae', '#b98d74', '#5f7a92', '#e3d8c8'],
  nordic: ['#b7c4cc', '#8aa0ae', '#c9b39c', '#a96a56', '#e4e2da'],
  alpine: ['#c3ccd4', '#9aabb8', '#d8cbb8', '#b39a86'],
}

const tops = ['flat', 'step', 'spire', 'slant', 'crown'] as const

/** Draws unseen the towers a skyline is put together from: each with its own top, its windows in rhythm and a shaded flank. */
export function defineTowers(stage: Stage): KitTower[] {
  const { paper, random, detail } = stage
  const panes = definePanes(stage)
  const lamps = stage.light.dark ? defineLitPanes(stage) : null
  return tops.slice(0, Math.max(2, Math.round(5 * detail))).map((top, index) => {
    const width = random.whole(36, 62)
    const height = Math.round(random.range(84, 120) + ((index * 2) % 5) * 27)
    return {
      id: paper.define(() => drawTower(stage, { top, width, height, panes: random.pick(panes), lamps })),
      width,
    }
  })
}

/** Two window rhythms as tiles: upright panes and long bands. */
function definePanes(stage: Stage): string[] {
  const { paper, light } = stage
  const glass = light.dark ? light.shade('#2c3a58') : light.shade('#55708c')
  const upright = paper.pattern(3, 0, 8, 10, () => paper.fill(glass, new Pen().box(0, 3, 5, 6)))
  const bands = paper.pattern(2, 0, 60, 9, () => paper.fill(glass, new Pen().box(0, 4, 60, 4)))
  return [upright, bands]
}

interface TowerShape {
  readonly top: (typeof tops)[number]
  readonly width: number
  readonly height: number
  readonly panes: string
  readonly lamps: string | null
}

function drawTower(stage: Stage, { top, width, height, panes, lamps }: TowerShape): void {
  const { paper, light, random, side } = stage
  const dim = side < 0 ? width * 0.62 : 0
  const roof = -height
  const wall = new Pen().box(0, roof, width, height)
  const flank = new Pen().box(dim, roof, width * 0.38, height)
  if (top === 'step' || top === 'crown') {
    wall.box(width * 0.18, roof - 20, width * 0.64, 21)
    if (top === 'step') wall.box(width * 0.34, roof - 36, width * 0.32, 17)
  }
  if (top === 'slant')
    wall
      .move(0, roof + 1)
      .line(side < 0 ? width : 0, roof - 26)
      .line(width, roof + 1)
  if (top === 'spire')
    wall
      .move(width * 0.1, roof + 1)
      .line(width / 2, roof - 42)
      .line(width * 0.9, roof + 1)
  paper.fill('inherit', wall)
  paper.fill(panes, new Pen().box(2, roof + 6, width - 4, height - 8), light.dark ? 0.7 : 0.5)
  if (lamps) paper.fill(lamps, new Pen().box(2, roof + 6, width - 4, height - 8))
  paper.fill(light.shade('#5f6880'), flank, 0.5)
  if (top === 'spire' || top === 'step') {
    const mast = top === 'spire' ? 34 : 36
    paper.stroke(
      light.shade('#7a8496'),
      1.5,
      new Pen().move(width / 2, roof - mast + 4).line(width / 2, roof - mast - random.range(18, 36)),
    )
  }
}

/** Lit panes strewn over a tile that does not divide any wall, so that no two towers show the same ones. */
function defineLitPanes({ paper, light, random }: Stage): string {
  const pen = new Pen()
  for (let y = 6; y < 70; y += 10) {
    for (let count = random.whole(1, 2); count > 0; count -= 1) {
      const x = 8 * random.whole(0, 8)
      pen.move(x, y).line(x + random.pick([5, 5, 13]), y)
    }
  }
  return paper.pattern(3, 0, 72, 70, () => paper.dashes(light.lamp, 6, '5 3', pen))
}

export interface TowerRow {
  readonly base: number
  readonly scale: number
  readonly distance: number
  /** How tall the row stands at a place, from 0 to 1: a skyline swells and falls. */
  readonly swell: (x: number) => number
}

/** Stands towers of a kit along a line with gaps of sky; where the skyline falls they sink behind what is before them. */
export function drawTowers(stage: Stage, kit: readonly KitTower[], row: TowerRow): void {
  const { paper, random, light, setting, width } = stage
  const scale = row.scale * (setting.crop === 'hero' ? 1.15 : 1)
  const colours = claddings[setting.climate].map((colour) =>
    light.far(light.lit(light.dark ? mix(adjust(colour, -0.06), '#5a6a8c', 0.3) : colour), row.distance),
  )
  let previous: KitTower | undefined
  paper.group({ transform: `scale(${Math.round(scale * 100) / 100})` }, () => {
    let x = -random.range(0, 30) / scale
    while (x < width / scale) {
      const tower = random.pick(kit.filter((other) => other !== previous))
      const sunk = (1 - row.swell(x * scale)) * 120 + random.range(-24, 24)
      paper.place(tower.id, x, row.base / scale + Math.max(0, sunk), random.pick(colours))
      x += tower.width * random.range(1, 1.7)
      previous = tower
    }
  })
}

/** Draws a row of far towers as one silhouette, stepping and tapering here and there. */
export function drawTowerSilhouette(
  { paper, random, width, light }: Stage,
  base: number,
  height: number,
  paint: string,
  swell: (x: number) => number,
): void {
  const pen = new Pen().move(-10, base)
  for (let x = -10; x < width + 10; ) {
    const wide = (random.range(20, 46) * width) / 640
    const top = base - height * swell(x) * random.range(0.55, 1)
    pen.line(x, top)
    if (random.chance(0.3))
      pen
        .line(x + wide * 0.25, top)
        .line(x + wide * 0.25, top - 9)
        .line(x + wide * 0.75, top - 9)
        .line(x + wide * 0.75, top)
    else if (random.chance(0.2)) pen.line(x + wide * 0.5, top - wide * 0.5)
    pen.line(x + wide, top)
    x += wide
    if (random.chance(0.4)) pen.line(x, base - height * 0.15)
  }
  paper.fill(
    paper.down([
      [0, paint],
      [1, mix(paint, light.sky.low, 0.55)],
    ]),
    pen.line(width + 10, base),
  )
}
