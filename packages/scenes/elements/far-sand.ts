import type { Stage } from '../stage.ts'

export function drawFarSand({ paper, light, materials, width, bottom }: Stage, horizon: number): void {
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon, horizon + 150, [
      [0, light.far(sand, 0.7)],
      [1, light.far(sand, 0.15)],
    ]),
    0,
    horizon,
    width,
    bottom - horizon,
  )
}
