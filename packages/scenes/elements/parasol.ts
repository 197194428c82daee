import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawLounger } from './lounger.ts'

export const beachCloths = ['#e4572e', '#1f8a9e', '#f2b134', '#d9486e', '#3a6ea8', '#f07f4f', '#2f9e7a']

/**
 * Defines a hidden beach umbrella with its lounger, 100 high, its foot at the origin, for `use` in any size. Returns
 * its id.
 */
export function defineParasol(stage: Stage, color: string, ground: string, lounger = true): string {
  return stage.paper.define(() => {
    const { paper, light, side } = stage
    const shadow = light.shade(ground)
    paper.ellipse(shadow, -side * 34, 1, 52, 7, 0.5)
    if (lounger) drawLounger(stage, side * 26, 8, 76, side)
    paper.stroke(light.lit('#f4ead8'), 2.5, new Pen().move(0, 0).line(side * 3, -100))
    const white = new Pen()
    const dyed = new Pen()
    panel(dyed, -1, -0.55, side)
    panel(white, -0.55, 0, side)
    panel(dyed, 0, 0.55, side)
    panel(white, 0.55, 1, side)
    paper.fill(light.lit(mix(color, '#ffffff', 0.06)), dyed)
    paper.fill(light.lit('#fff6e6'), white)
    const dim = new Pen()
    if (side < 0) panel(dim, 0.2, 1, side)
    else panel(dim, -1, -0.2, side)
    paper.fill(light.shade(color), dim, 0.38)
  })
}

/** One panel of the cloth, between two ribs given as shares of the half width. */
function panel(pen: Pen, from: number, to: number, side: number): void {
  const middle = side * 3
  const rib = (share: number) => middle + 52 * share
  pen
    .move(middle, -100)
    .quad(rib(from * 0.86), -94, rib(from), -66)
    .quad(rib((from + to) / 2), -59, rib(to), -66)
    .quad(rib(to * 0.86), -94, middle, -100)
    .close()
}

/** Draws a defined umbrella on a spot, `height` high. */
export function standParasol({ paper }: Stage, id: string, x: number, base: number, height: number): void {
  paper.use(id, `translate(${Math.round(x)} ${Math.round(base)})scale(${Math.round(height) / 100})`)
}
