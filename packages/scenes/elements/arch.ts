import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Frames the picture with a wall that has one large arch: round, or a pointed horseshoe in an arid climate. */
export function drawFramingArch(stage: Stage, color: string): void {
  const { paper, light, width, top, bottom, floor, ceiling, side, setting } = stage
  const left = width * 0.06
  const right = width * 0.94
  const middle = width / 2
  const spring = ceiling + (floor - ceiling) * 0.4
  const crown = ceiling + 18
  const wall = new Pen().box(-10, top - 5, width + 20, bottom - top + 10)
  const opening = (inset: number, pen: Pen) => {
    const [l, r] = [left + inset, right - inset]
    pen.move(l, bottom + 5).line(l, spring)
    if (setting.climate === 'arid') {
      pen.cubic(l - 14, spring - 90, l + 40, crown + 40 + inset, middle, crown + inset)
      pen.cubic(r - 40, crown + 40 + inset, r + 14, spring - 90, r, spring)
    } else {
      pen.cubic(l, crown + 30 + inset, l + width * 0.2, crown + inset, middle, crown + inset)
      pen.cubic(r - width * 0.2, crown + inset, r, crown + 30 + inset, r, spring)
    }
    return pen.line(r, bottom + 5).close()
  }
  paper.group({ 'fill-rule': 'evenodd' }, () => {
    paper.fill(
      light.lit(stage.materials.walls[0] ?? '#f3e9d8'),
      `${opening(-7, new Pen())}${opening(side < 0 ? 3 : 2, new Pen())}`,
    )
    paper.fill(color, `${wall}${opening(-6, new Pen())}`)
  })
}
