import { mix } from '../color.ts'
import type { Stop } from '../paper.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

interface LaneWishes {
  /** Which side of the picture: -1 left, 1 right. */
  readonly edge: -1 | 1
  readonly vanish: number
  readonly horizon: number
}

/** Draws one side of a lane in perspective: houses towards the vanishing point, each with door, windows and eaves. */
export function drawLaneFacade(stage: Stage, { edge, vanish, horizon }: LaneWishes): void {
  const { random, width, light, materials, paper, floor } = stage
  const near = edge < 0 ? -20 : width + 20
  const reach = vanish - near
  const depth = floor + 50 - horizon
  // Distance from the viewer: 0 at the picture's edge, 1 at the vanishing point.
  const cuts = [0, 0.34, 0.58, 0.74, 0.85]
  const foot = (t: number) => horizon + depth * (1 - t)
  const across = (t: number) => near + reach * t
  const lit = new Pen()
  const dark = new Pen()
  const block = new Pen().move(across(0.85), foot(0.85)).line(across(0), foot(0))
  for (let house = cuts.length - 2; house >= 0; house -= 1) {
    const [from, to] = [cuts[house] ?? 0, cuts[house + 1] ?? 1]
    const tall = random.range(1.25, 1.75)
    const eave = (t: number) => foot(t) - depth * (1 - t) * (1 + tall)
    const wall = random.pick(materials.walls)
    const tone = mix(light.lit(wall), light.shade(wall), edge === stage.side ? 0.5 : 0.2)
    paper.fill(
      tone,
      new Pen()
        .move(across(from), foot(from))
        .line(across(from), eave(from))
        .line(across(to), eave(to))
        .line(across(to), foot(to)),
    )
    const roof = new Pen()
      .move(across(from - 0.03), eave(from - 0.03) - 4)
      .line(across(to + 0.015), eave(to + 0.015) - 2)
      .line(across(to + 0.015), eave(to + 0.015) + 5)
      .line(across(from - 0.03), eave(from - 0.03) + 16)
    paper.fill(light.shade(random.pick(materials.roofs)), roof)
    addOpenings(stage, { from, to, across, foot, eave }, lit, dark)
    if (house < 3 && random.chance(0.55)) drawAwning(stage, { from, to, across, foot, eave })
  }
  const shutters = light.dark
    ? light.shade('#3a3850')
    : light.lit(random.pick(['#4f7f78', '#8a5f48', '#5f7f9c', '#a8493c']))
  paper.fill(shutters, dark, 0.85)
  const glass = light.dark ? '#ffdf96' : light.shade('#4a5468')
  const frame = light.dark ? mix(light.shade('#5a4a48'), light.lamp, 0.2) : light.lit('#f4ead8')
  paper.framed(glass, frame, 1.5, lit)
  const close = light.shade(light.dark ? '#2f2a48' : '#6a6478')
  const far = light.dark ? light.lamp : light.sky.glow
  const strength = edge === stage.side ? 0.5 : light.dark ? 0.5 : 0.2
  const stops: Stop[] = [
    [0, close, strength],
    [0.6, close, 0],
    [1, far, 0.3],
  ]
  const veil = paper.across(
    edge < 0 ? stops : stops.map(([at, color, opacity = 1]): Stop => [1 - at, color, opacity]).reverse(),
  )
  paper.fill(veil, block.line(across(0), -10).line(across(0.85), foot(0.85) - depth * 0.4))
}

interface Front {
  readonly from: number
  readonly to: number
  readonly across: (t: number) => number
  readonly foot: (t: number) => number
  readonly eave: (t: number) => number
}

/** Windows and a door in perspective: open ones belong to one outline, shuttered ones to the other. */
function addOpenings(
  { random, detail }: Stage,
  { from, to, across, foot, eave }: Front,
  lit: Pen,
  dark: Pen,
): void {
  const columns = from === 0 && detail > 0.5 ? 3 : 2
  const y = (t: number, share: number) => foot(t) + (eave(t) - foot(t)) * share
  const quad = (pen: Pen, a: number, b: number, low: number, high: number) =>
    pen
      .move(across(a), y(a, low))
      .line(across(a), y(a, high))
      .line(across(b), y(b, high))
      .line(across(b), y(b, low))
      .close()
  for (let column = 0; column < columns; column += 1) {
    const a = from + ((to - from) * (column + 0.26)) / columns
    const b = from + ((to - from) * (column + 0.74)) / columns
    quad(random.chance(0.75) ? lit : dark, a, b, column === 1 ? 0 : 0.1, 0.24)
    for (const low of [0.38, 0.63]) quad(random.chance(0.55) ? lit : dark, a, b, low, low + 0.14)
  }
}

function drawAwning(
  { random, light, paper, materials }: Stage,
  { from, to, across, foot, eave }: Front,
): void {
  const cloth = light.lit(random.pick(['#c8483c', '#2f7f78', '#d99a3c', materials.blossom]))
  const y = (t: number, share: number) => foot(t) + (eave(t) - foot(t)) * share
  const end = from + (to - from) * 0.94
  const out = (across(to) - across(from)) * 0.12
  const awning = new Pen()
    .move(across(from + 0.01), y(from, 0.31))
    .line(across(end), y(end, 0.31))
    .line(across(end) + out, y(end, 0.25))
    .line(across(from + 0.01) + out * 2, y(from, 0.24))
  paper.fill(cloth, awning)
}
