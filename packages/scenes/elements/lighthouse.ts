import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a lighthouse with two bands, gallery and lantern; after sunset the lantern casts a beam. */
export function drawLighthouse(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
  band = '#c8483c',
): void {
  const { paper, light, side } = stage
  const foot = height * 0.13
  const head = height * 0.08
  const neck = base - height * 0.76
  const lamp = base - height * 0.9
  const tint = (color: string) => light.far(light.lit(color), distance)
  const ring = (low: number, high: number) => {
    const at = (share: number) => foot + (head - foot) * share
    const y = (share: number) => base + (neck - base) * share
    return new Pen(1)
      .move(x - at(low), y(low))
      .line(x - at(high), y(high))
      .line(x + at(high), y(high))
      .line(x + at(low), y(low))
      .close()
  }
  if (light.dark) {
    const beam = new Pen()
      .move(x, lamp + height * 0.05)
      .line(x - side * height * 3, lamp - height * 0.35)
      .line(x - side * height * 3, lamp + height * 0.3)
      .close()
    paper.fill(light.lamp, beam, 0.16)
  }
  paper.fill(tint('#f8f3e8'), ring(0, 1))
  paper.fill(tint(band), `${ring(0.22, 0.45)}${ring(0.68, 0.9)}`)
  const shade = new Pen(1)
    .move(x, base)
    .line(x - side * foot, base)
    .line(x - side * head, neck)
    .line(x, neck)
    .close()
  paper.fill(light.far(light.shade(band), distance), shade, 0.45)
  paper.fill(
    light.far(light.shade('#4a4550'), distance),
    new Pen(1).box(x - head * 1.35, neck - height * 0.03, head * 2.7, height * 0.03),
  )
  paper.fill(
    light.dark ? light.lamp : tint('#cfe6ea'),
    new Pen(1).box(x - head * 0.7, lamp, head * 1.4, neck - lamp - height * 0.03),
  )
  const cap = new Pen(1)
    .move(x - head, lamp)
    .quad(x - head * 0.6, lamp - height * 0.08, x, base - height)
    .quad(x + head * 0.6, lamp - height * 0.08, x + head, lamp)
    .close()
  paper.fill(tint(band), cap)
}
