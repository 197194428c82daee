import { mix } from '../color.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws haze over everything so far, from nothing at one height to its full share at another, where the next row
 * begins.
 */
export function drawHaze({ paper, light, width }: Stage, from: number, to: number, share: number): void {
  const air = light.far(light.sky.low, 0.5)
  // After sunset the air between the rows reflects the lamps.
  const haze = light.dark ? mix(air, light.lamp, 0.3) : air
  const paint = paper.down([
    [0, haze, 0],
    [1, haze, share],
  ])
  paper.rect(paint, 0, from, width, to - from)
}
