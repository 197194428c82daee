import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export function drawWallWithWindow(stage: Stage, wall: string, skirting: number): void {
  const { paper, light, width, random, side, top, bottom } = stage
  const left = width * random.range(0.1, 0.16)
  const right = width - left
  const head = stage.ceiling + random.range(34, 52)
  const sill = skirting - random.range(44, 60)
  const color = mix(light.shade(wall), light.lit(wall), light.dark ? 0.55 : 0.45)
  const arched = random.chance(0.3)
  const opening = (pen: Pen) =>
    arched ? archedOpening(pen, left, right, head, sill) : pen.box(left, head, right - left, sill - head)
  const hole = opening(new Pen())
  const paint = paper.across([
    [0, side < 0 ? mix(color, light.lit(wall), 0.3) : color],
    [1, side < 0 ? color : mix(color, light.lit(wall), 0.3)],
  ])
  paper.group({ 'fill-rule': 'evenodd' }, () =>
    paper.fill(paint, `${new Pen().box(-5, top - 5, width + 10, bottom - top)}${hole}`),
  )
  const panes = random.whole(2, 4)
  const bars = new Pen()
  for (let pane = 0; pane <= panes; pane += 1) {
    const x = left + ((right - left) * pane) / panes
    bars.move(x, head).line(x, sill)
  }
  const frame = light.shade('#4a4540')
  paper.clip(opening(new Pen()), () => paper.stroke(frame, 6, bars))
  paper.stroke(frame, 6, opening(new Pen()))
  paper.rect(light.lit('#f6eee0'), left - 12, sill + 2, right - left + 24, 8)
  if (arched || random.chance(0.25)) return
  const curtain = new Pen()
  for (const [edge, out] of [
    [left - 6, 1],
    [right + 6, -1],
  ] as const) {
    curtain
      .move(edge - out * 22, head - 14)
      .line(edge + out * 40, head - 14)
      .quad(edge + out * 30, (head + sill) / 2, edge + out * 16, skirting)
      .line(edge - out * 26, skirting)
  }
  paper.fill(mix(light.lit('#fbf4e8'), light.shade('#e9dcc8'), 0.25), curtain, 0.92)
  paper.stroke(light.shade('#8f7f6c'), 4, new Pen().move(left - 44, head - 15).line(right + 44, head - 15))
}

/** An opening with a flat round head. */
function archedOpening(pen: Pen, left: number, right: number, head: number, sill: number): Pen {
  const spring = head + 74
  return pen
    .move(left, sill)
    .line(left, spring)
    .cubic(left, head + 10, left + (right - left) * 0.24, head - 6, (left + right) / 2, head - 6)
    .cubic(right - (right - left) * 0.24, head - 6, right, head + 10, right, spring)
    .line(right, sill)
    .close()
}
