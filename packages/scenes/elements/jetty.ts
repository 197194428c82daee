import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

interface JettyWishes {
  /** Where it meets the viewer's feet. */
  readonly x: number
  /** The picture height of its far end. */
  readonly far: number
  /** Horizontal distance from the near end to the far end. */
  readonly lean: number
  readonly half?: number
}

/** Draws a wooden jetty that runs away from the viewer: planks, posts and its shadow on the water. */
export function drawJetty(stage: Stage, { x, far, lean, half = 74 }: JettyWishes): void {
  const { paper, light, bottom, floor, materials, side } = stage
  const edge = (t: number, share: number) => x + lean * (1 - t) + half * share * (0.16 + 0.84 * t)
  const down = (t: number) => far + (bottom - far) * t
  const wood = light.lit('#c9a072')
  const shadow = new Pen()
    .move(edge(0, -1) - side * 6, far + 6)
    .line(edge(0, 1) - side * 6, far + 6)
    .line(edge(1, 1) - side * 44, bottom)
    .line(edge(1, -1) - side * 44, bottom)
  paper.fill(light.shade(materials.deep), shadow, 0.4)
  paper.fill(
    paper.between(far, floor, [
      [0, light.far(wood, 0.25)],
      [1, wood],
    ]),
    new Pen().move(edge(0, -1), far).line(edge(0, 1), far).line(edge(1, 1), bottom).line(edge(1, -1), bottom),
  )
  const seams = new Pen()
  for (let t = 0.05; t < 1; t += 0.03 + t * 0.055) seams.move(edge(t, -1), down(t)).line(edge(t, 1), down(t))
  paper.stroke(light.shade('#9a7048'), 1.4, seams, 0.6)
  const posts = new Pen()
  for (const t of [0.02, 0.22, 0.56]) {
    for (const share of [-1, 1])
      posts.move(edge(t, share), down(t) + 5).line(edge(t, share), down(t) - 10 - 40 * t)
  }
  paper.stroke(light.shade('#8a6440'), 4.5, posts)
}
