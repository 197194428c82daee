import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a clump of reef: branching, fan and brain coral with weed behind. */
export function drawCoral(
  { paper, light, random }: Stage,
  x: number,
  base: number,
  scale: number,
  deep: string,
): void {
  const tone = (color: string) => mix(light.lit(color), deep, 0.3)
  const at = (dx: number) => x + dx * scale
  const up = (dy: number) => base - dy * scale
  const weed = new Pen()
  for (const dx of [-54, -40, 48, 62])
    weed
      .move(at(dx), up(-10))
      .cubic(
        at(dx + 16),
        up(30),
        at(dx - 16),
        up(56),
        at(dx + random.range(-6, 10)),
        up(random.range(80, 116)),
      )
  paper.stroke(tone('#2f9a72'), 6 * scale, weed)
  const branch = new Pen()
  for (const lean of [-34, -16, 4, 22, 38]) {
    branch
      .move(at(lean * 0.2 - 20), up(-6))
      .quad(at(lean * 0.5 - 20), up(34), at(lean - 22), up(random.range(52, 76)))
    branch.move(at(lean * 0.6 - 21), up(34)).quad(at(lean * 0.8 - 14), up(46), at(lean - 8), up(58))
  }
  paper.stroke(tone(random.pick(['#f0735f', '#e8638a', '#f2a03c'])), 8 * scale, branch)
  const brain = random.pick(['#b06fc0', '#e0a84a', '#5fb0a8'])
  paper.fill(
    tone(brain),
    new Pen()
      .move(at(2), up(-12))
      .cubic(at(-4), up(34), at(30), up(52), at(50), up(40))
      .cubic(at(72), up(34), at(74), up(4), at(66), up(-12)),
  )
  const grooves = new Pen()
  for (const dx of [14, 28, 42, 56]) grooves.move(at(dx), up(0)).quad(at(dx - 4), up(16), at(dx + 3), up(31))
  paper.stroke(mix(tone(brain), deep, 0.5), 2.5, grooves, 0.7)
  paper.fill(
    mix(tone('#8a7a8c'), deep, 0.4),
    new Pen()
      .move(at(-76), up(-24))
      .quad(at(-60), up(10), at(-30), up(4))
      .quad(at(0), up(14), at(30), up(2))
      .quad(at(70), up(12), at(90), up(-24)),
  )
}
