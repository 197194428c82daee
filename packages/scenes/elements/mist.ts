import type { Stage } from '../stage.ts'

/** Draws mist over a height: a band of haze that fades upwards and downwards. */
export function drawMist({ paper, light, width }: Stage, y: number, depth: number, share = 0.55): void {
  const haze = light.far(light.sky.low, 0.35)
  const paint = paper.down([
    [0, haze, 0],
    [0.55, haze, share],
    [1, haze, 0],
  ])
  paper.rect(paint, 0, y - depth / 2, width, depth)
}
