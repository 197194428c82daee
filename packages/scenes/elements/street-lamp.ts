import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface StreetLamp {
  stand(x: number, base: number, scale: number): void
}

/** Defines a hidden lantern on a cast-iron post, 200 high; after sunset with its glow and the light at its foot. */
export function defineStreetLamp(stage: Stage): StreetLamp {
  const { paper, light } = stage
  const iron = light.shade('#2f2c38')
  const id = paper.define(() => {
    const glow = paper.radial([
      [0, light.lamp, 0.75],
      [0.3, light.lamp, 0.28],
      [1, light.lamp, 0],
    ])
    if (light.dark) paper.ellipse(glow, 0, 2, 90, 16, 0.8)
    paper.stroke(iron, 5, new Pen().move(0, 0).line(0, -160))
    paper.stroke(iron, 3, new Pen().move(-16, -148).quad(0, -140, 16, -148).move(-9, 0).line(9, 0))
    paper.fill(
      light.dark ? '#fff0bd' : light.lit('#e6ecec'),
      new Pen().move(-9, -160).line(-13, -188).line(13, -188).line(9, -160),
    )
    paper.fill(iron, new Pen().move(-16, -187).line(0, -202).line(16, -187))
    if (light.dark) paper.circle(glow, 0, -174, 92)
  })
  return {
    stand: (x, base, scale) =>
      paper.use(id, `translate(${Math.round(x)} ${Math.round(base)})scale(${Math.round(scale * 100) / 100})`),
  }
}
