import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a thatched hut on stilts over water; `y` is the waterline and `size` the width of its deck. */
export function drawStiltHut(stage: Stage, x: number, y: number, size: number): void {
  const { paper, light, materials, side } = stage
  const half = size / 2
  const deck = y - size * 0.18
  const legs = new Pen()
  for (const share of [-0.85, -0.3, 0.3, 0.85])
    legs.move(x + half * share, deck).line(x + half * share, y + size * 0.02)
  paper.fill(
    light.shade(materials.deep),
    new Pen()
      .move(x - half, y)
      .quad(x, y + size * 0.16, x + half, y)
      .close(),
    0.4,
  )
  paper.stroke(light.shade('#7a5a40'), Math.max(1.5, size * 0.035), legs)
  const eave = deck - size * 0.36
  paper.rect(light.lit('#d8ae7c'), x - half * 0.72, eave, half * 1.44, deck - eave)
  paper.rect(
    light.shade('#c2905e'),
    side < 0 ? x + half * 0.2 : x - half * 0.72,
    eave,
    half * 0.52,
    deck - eave,
  )
  const glass = light.dark ? light.lamp : light.shade('#2f6a78')
  paper.rect(glass, x - half * 0.14, eave + size * 0.12, half * 0.28, deck - eave - size * 0.12)
  paper.rect(light.lit('#e3bd8c'), x - half, deck, size, size * 0.05)
  const peak = eave - size * 0.46
  const thatch = new Pen()
    .move(x - half * 0.98, eave + size * 0.04)
    .quad(x - half * 0.35, eave - size * 0.16, x, peak)
  thatch
    .quad(x + half * 0.35, eave - size * 0.16, x + half * 0.98, eave + size * 0.04)
    .quad(x, eave + size * 0.1, x - half * 0.98, eave + size * 0.04)
  paper.fill(light.lit('#c99a5e'), thatch.close())
  const dim = new Pen()
    .move(x, peak)
    .quad(x - side * half * 0.35, eave - size * 0.16, x - side * half * 0.98, eave + size * 0.04)
  dim.quad(x - side * half * 0.4, eave + size * 0.08, x + side * half * 0.12, eave + size * 0.07).close()
  paper.fill(mix(light.shade('#a87848'), light.lit('#c99a5e'), 0.25), dim)
}
