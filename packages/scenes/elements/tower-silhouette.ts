import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a row of distant towers as one silhouette, with steps and tapers. */
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
