import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'

/**
 * A tall building defined once and hidden, its foot at the origin; its wall has the colour of the `use` that shows
 * it.
 */
export interface KitTower {
  readonly id: string
  readonly width: number
}

/** The cladding of towers in each climate. */
export const claddings: Record<Climate, readonly string[]> = {
  tropical: ['#e9f0ee', '#a9cfd2', '#6fa9b8', '#f3dcc2', '#cfe3dc'],
  mediterranean: ['#f0dfc6', '#c9d6dc', '#8fb0c0', '#e6bf9c', '#f6ecdc'],
  arid: ['#ead2ae', '#b9cdd0', '#86a9b2', '#d8b48c', '#f2e4cc'],
  temperate: ['#a9b8c6', '#7f97ac', '#d3c3ae', '#b98d74', '#5f7a92', '#e3d8c8'],
  nordic: ['#b7c4cc', '#8aa0ae', '#c9b39c', '#a96a56', '#e4e2da'],
  alpine: ['#c3ccd4', '#9aabb8', '#d8cbb8', '#b39a86'],
}

const tops = ['flat', 'step', 'spire', 'slant', 'crown'] as const

/** Defines the hidden towers of a skyline, each with a different top, rhythmic windows and a shaded flank. */
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

/** Two window patterns as tiles: upright panes and long bands. */
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

/** Lit panes spread over a tile that does not divide any wall, so that no two towers show the same ones. */
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
