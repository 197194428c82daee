import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a timber cabin with a wide roof, a chimney and a lit window; white-roofed in a cold winter. */
export function drawCabin(stage: Stage, x: number, base: number, width: number, wall?: string): void {
  const { paper, light, materials, side, setting, random } = stage
  const timber =
    wall ??
    (setting.climate === 'nordic'
      ? random.pick(['#b94f42', '#e0a94a', '#6d97a6'])
      : random.pick(['#a8744e', '#8f6242', '#b98a5c']))
  const roof = materials.snowy ? '#f6fafe' : random.pick(materials.roofs)
  const at = (u: number) => (side < 0 ? x + (u - 0.5) * width : x - (u - 0.5) * width)
  const eave = base - width * 0.34
  const ridge = eave - width * 0.36
  paper.ellipse(light.shade(materials.grass), x - side * width * 0.2, base, width * 0.66, width * 0.05, 0.5)
  paper.fill(light.shade('#8a7468'), new Pen().box(at(0.7) - 3, ridge - width * 0.08, 7, width * 0.26))
  paper.fill(
    light.shade(timber),
    new Pen().move(at(0.56), base).line(at(0.56), eave).line(at(1), eave).line(at(1), base),
  )
  paper.fill(
    light.lit(timber),
    new Pen()
      .move(at(0), base)
      .line(at(0), eave)
      .line(at(0.28), ridge)
      .line(at(0.56), eave)
      .line(at(0.56), base),
  )
  const planes = new Pen()
    .move(at(0.24), ridge)
    .line(at(0.84), ridge)
    .line(at(1.08), eave + width * 0.05)
    .line(at(0.54), eave + width * 0.05)
  paper.fill(mix(light.shade(roof), light.lit(roof), 0.3), planes)
  const barge = new Pen()
    .move(at(-0.08), eave + width * 0.06)
    .line(at(0.28), ridge - 1)
    .line(at(0.6), eave + width * 0.06)
  paper.stroke(light.lit(roof), width * 0.055, barge)
  const glass = light.timeOfDay === 'day' ? light.shade('#46566c') : light.lamp
  const frame = light.lit('#f6efe2')
  paper.framed(
    glass,
    frame,
    2,
    new Pen()
      .box(Math.min(at(0.12), at(0.24)), base - width * 0.27, width * 0.12, width * 0.13)
      .box(Math.min(at(0.68), at(0.86)), base - width * 0.24, width * 0.18, width * 0.12),
  )
  paper.fill(
    light.shade('#5f4434'),
    new Pen().box(Math.min(at(0.34), at(0.46)), base - width * 0.26, width * 0.12, width * 0.26),
  )
}
