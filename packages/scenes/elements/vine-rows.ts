import { mix } from '../color.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { fillBelow } from './fill-below.ts'
import { hillCrest } from './hill-crest.ts'

/** Segments of a row from far to near: the vines are beads, and beads of one line have one size. */
const stretches = [
  { from: 0.03, to: 0.1, size: 6 },
  { from: 0.1, to: 0.2, size: 12 },
  { from: 0.2, to: 0.36, size: 22 },
  { from: 0.36, to: 0.58, size: 36 },
  { from: 0.58, to: 0.86, size: 54 },
  { from: 0.86, to: 1.1, size: 72 },
] as const

/**
 * Draws vine rows that fan out from a vanishing point to the viewer's feet, over bare soil, with posts and ripe
 * grapes in season.
 */
export function drawVineRows(stage: Stage, y: number): void {
  const { random, width, light, materials, paper, side, floor, bottom, detail } = stage
  const vanish = width * (0.5 - side * random.range(-0.1, 0.24))
  const soil = light.lit(mix(materials.earth, materials.grass, random.range(0.1, 0.6)))
  const ground = hillCrest(stage, { y, swing: 5, step: 170 })
  fillBelow(
    stage,
    paper.between(y, floor, [
      [0, mix(soil, light.lit(materials.grass), 0.4)],
      [1, mix(soil, light.shade(materials.earth), 0.5)],
    ]),
    ground,
    bottom,
  )
  const gap = (width > 700 ? 0.22 : 0.28) * width
  const place = (row: number, t: number): Point => [
    vanish + (row + 0.5) * (8 + gap * t),
    y + (floor + 30 - y) * t,
  ]
  const rows = width > 700 ? [-4, -3, -2, -1, 0, 1, 2, 3] : [-3, -2, -1, 0, 1, 2]
  for (const { from, to, size } of stretches) {
    const line = (dx: number, dy: number) => {
      const pen = new Pen()
      for (const row of rows) {
        const [ax, ay] = place(row, from)
        const [bx, by] = place(row, to)
        if (Math.max(ax, bx) < -80 || Math.min(ax, bx) > width + 80) continue
        pen.move(ax + dx, ay + dy).line(bx + dx, by + dy)
      }
      return pen
    }
    const lift = -size * 0.55
    const leaf = light.far(light.lit(materials.foliage), 0.2 * (1 - to))
    const dim = light.shade(materials.foliage)
    if (size > 20 && detail > 0.5)
      paper.stroke(light.shade(materials.earth), size * 0.9, line(-side * size * 0.5, 0), 0.45)
    paper.beads(mix(dim, leaf, 0.25), size, size * 0.62, line(0, lift * 0.5))
    paper.beads(leaf, size * 0.62, size * 0.46, line(side * size * 0.16, lift))
  }
  if (detail > 0.5) drawPosts(stage, place)
  if (detail > 0.7) drawGrapes(stage, place)
}

type Place = (row: number, t: number) => Point

function drawPosts({ paper, light }: Stage, place: Place): void {
  const posts = new Pen()
  for (const row of [-2, -1, 0, 1]) {
    for (const t of [0.36, 0.66]) {
      const [x, y] = place(row, t)
      posts.move(x, y - 20 * t).line(x, y - 92 * t)
    }
  }
  paper.stroke(light.shade('#8a6a4a'), 3.5, posts)
}

function drawGrapes({ paper, light, random, setting, side }: Stage, place: Place): void {
  if (setting.season === 'winter' || setting.season === 'spring') return
  const pen = new Pen()
  for (const row of [-2, -1, 0, 1]) {
    const [x, y] = place(row, random.range(0.5, 0.7))
    const cx = x + side * random.range(8, 22)
    for (const [dx, dy] of [
      [-4, -14],
      [4, -14],
      [0, -7],
    ] as const)
      pen.dot(cx + dx, y + dy)
  }
  paper.stroke(light.lit('#6f3d78'), 9, pen)
}
