import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface Fish {
  /** Lets a fish swim at a spot; `bright` 0 for a far silver school, 1 for the reef's own colours. */
  swim(x: number, y: number, scale: number, way: -1 | 1, bright: 0 | 1): void
}

const scales = ['#f2b62f', '#f0733a', '#f2e2c0', '#e85f8a', '#ffd95a', '#6fd0e0']

export function defineFish(stage: Stage): Fish {
  const { paper, light, random } = stage
  const id = paper.define(() => {
    paper.fill(
      'inherit',
      new Pen()
        .move(26, 0)
        .quad(10, -17, -12, -6)
        .line(-26, -13)
        .quad(-21, 0, -26, 13)
        .line(-12, 6)
        .quad(10, 17, 26, 0)
        .move(2, -10)
        .line(-8, -18)
        .line(-8, -7),
    )
    paper.fill(
      light.shade('#1c3a5c'),
      new Pen().move(9, -10).quad(4, 0, 9, 10).quad(3, 11, 0, 10).quad(-4, 0, 0, -10).quad(4, -11, 9, -10),
      0.45,
    )
    paper.circle('#16263a', 17, -2, 2)
  })
  return {
    swim(x, y, scale, way, bright) {
      const size = Math.round(scale * 100) / 100
      const colour = bright
        ? mix(light.lit(random.pick(scales)), random.pick(scales), 0.4)
        : mix(light.lit('#dff2f4'), '#2f8fb4', 0.35)
      paper.use(id, `translate(${Math.round(x)} ${Math.round(y)})scale(${way * size} ${size})`, {
        fill: colour,
      })
    },
  }
}

/** Draws a clump of reef: branching, fan and brain coral with weed behind. */
export function drawCoral(
  { paper, light, random }: Stage,
  x: number,
  base: number,
  scale: number,
  deep: string,
): void {
  const tone = (colour: string) => mix(light.lit(colour), deep, 0.3)
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

/** Draws a sea turtle gliding towards `way`. */
export function drawTurtle({ paper, light }: Stage, x: number, y: number, scale: number, way: -1 | 1): void {
  const wet = (colour: string) => mix(light.lit(colour), '#1c5f8c', 0.3)
  const size = Math.round(scale * 100) / 100
  paper.group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${way * -10})scale(${way * size} ${size})`,
    },
    () => {
      paper.fill(
        wet('#8fae6a'),
        new Pen()
          .move(18, -8)
          .quad(30, -38, 50, -46)
          .quad(50, -20, 32, 2)
          .move(-26, 2)
          .quad(-44, 4, -50, 16)
          .quad(-36, 18, -22, 8)
          .move(30, 0)
          .quad(36, -14, 50, -10)
          .quad(58, -2, 48, 5)
          .quad(38, 8, 30, 6)
          .move(16, 8)
          .quad(20, 30, 34, 38)
          .quad(36, 20, 28, 6),
      )
      paper.fill(
        wet('#7a6a3c'),
        new Pen().move(-34, 6).quad(-24, -26, 8, -24).quad(34, -18, 36, 4).quad(10, 16, -34, 6),
      )
      paper.stroke(
        wet('#c9b06a'),
        1.6,
        new Pen()
          .move(-16, -12)
          .line(-4, -2)
          .line(14, -4)
          .line(26, -14)
          .move(-4, -2)
          .line(-8, 9)
          .move(14, -4)
          .line(16, 9)
          .move(-4, -2)
          .line(2, -23),
      )
    },
  )
}
