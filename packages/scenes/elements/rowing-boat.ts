import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws an open wooden boat on still water, with its reflection. */
export function drawRowingBoat(stage: Stage, x: number, y: number, length: number): void {
  const { paper, light, random, side, materials } = stage
  const half = length / 2
  const direction = random.sign()
  const at = (u: number) => x + direction * half * u
  const paint = random.pick(['#c8503f', '#2f6f8f', '#f1ead9', '#3f8a6e', '#e2a63c'])
  const mirror = new Pen()
    .move(at(-0.9), y)
    .quad(at(0), y + length * 0.16, at(0.85), y)
    .close()
  paper.fill(light.shade(mix(paint, materials.deep, 0.6)), mirror, 0.6)
  const inside = new Pen()
    .move(at(-0.94), y - length * 0.15)
    .quad(at(0), y - length * 0.05, at(1), y - length * 0.2)
    .quad(at(0), y - length * 0.14, at(-0.94), y - length * 0.15)
    .close()
  const hull = new Pen()
    .move(at(-0.94), y - length * 0.15)
    .quad(at(0), y - length * 0.045, at(1), y - length * 0.2)
  hull
    .quad(at(0.86), y - length * 0.02, at(0.6), y)
    .line(at(-0.7), y)
    .quad(at(-0.9), y - length * 0.03, at(-0.94), y - length * 0.15)
    .close()
  paper.fill(light.shade('#8a6244'), inside)
  paper.fill(mix(light.lit(paint), light.shade(paint), direction === side ? 0.15 : 0.45), hull)
  paper.stroke(
    light.lit('#e8cfa4'),
    length * 0.02,
    new Pen().move(at(-0.94), y - length * 0.15).quad(at(0), y - length * 0.045, at(1), y - length * 0.2),
  )
  const oar = new Pen().move(at(0.1), y - length * 0.16).line(at(-0.35), y + length * 0.05)
  paper.stroke(light.lit('#d8b684'), length * 0.018, oar)
}
