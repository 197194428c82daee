import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawDome } from './dome.ts'

export function drawTemple(stage: Stage, x: number, ground: number, span: number, columns: number): void {
  const { paper, light, random, side, materials } = stage
  const stone = random.pick(['#f3ead8', '#e9d9be', '#efe6dc', '#e6cdb0'])
  const lit = light.lit(stone)
  const dim = light.shade(stone)
  const half = span / 2
  const wing = span * 0.2
  const plinth = ground - 40
  const head = plinth - 128
  const roofed = random.chance(0.5)
  if (roofed)
    drawDome(stage, x, head - 24, 150, 0.1, mix(materials.roofs[1] ?? '#66697a', '#5f8f86', 0.5), stone)
  const wings = new Pen()
    .box(x - half - wing * 0.3, plinth - 96, wing, 100)
    .box(x + half - wing * 0.7, plinth - 96, wing, 100)
  paper.fill(mix(lit, dim, 0.25), wings)
  paper.dashes(
    light.dark ? light.lamp : light.shade('#5f5866'),
    44,
    '13 13',
    new Pen()
      .move(x - half - wing * 0.2, plinth - 46)
      .line(x - half + wing * 0.6, plinth - 46)
      .move(x + half - wing * 0.6, plinth - 46)
      .line(x + half + wing * 0.2, plinth - 46),
    0.7,
  )
  paper.stroke(
    lit,
    5,
    new Pen().move(x - half - wing * 0.34, plinth - 98).line(x + half + wing * 0.34, plinth - 98),
  )
  paper.rect(
    light.dark ? mix(light.lamp, dim, 0.3) : mix(dim, light.shade('#4a4458'), 0.45),
    x - half * 0.86,
    head,
    half * 1.72,
    plinth - head,
  )
  drawColumns(stage, { x, half: half * 0.82, head, plinth, count: columns, stone })
  paper.rect(lit, x - half * 0.92, head - 18, half * 1.84, 20)
  paper.rect(dim, x - half * 0.92, head, half * 1.84, 5, 0.6)
  paper.fill(
    lit,
    new Pen()
      .move(x - half * 0.96, head - 17)
      .line(x, head - 78)
      .line(x + half * 0.96, head - 17),
  )
  paper.fill(
    dim,
    new Pen()
      .move(x - half * 0.74, head - 23)
      .line(x, head - 68)
      .line(x + half * 0.74, head - 23),
    0.45,
  )
  paper.circle(lit, x, head - 40, 11)
  const flags = new Pen()
  for (const u of [-0.52, 0.52]) flags.box(x + u * half - 11, head + 12, 22, 66)
  paper.fill(light.lit(random.pick(['#c8483c', '#2f7f8c', '#d99a3c', '#6a4f9c'])), flags)
  for (let step = 0; step < 5; step += 1) {
    const y = plinth + step * 8
    paper.rect(
      step % 2 ? mix(lit, dim, 0.45) : lit,
      x - half * (0.94 + step * 0.035),
      y,
      half * (1.88 + step * 0.07),
      8.4,
    )
  }
  paper.fill(
    dim,
    new Pen()
      .move(x - side * half * 1.08, ground)
      .line(x - side * half * 0.94, plinth)
      .line(x - side * half * 0.8, plinth)
      .line(x - side * half * 0.86, ground),
    0.4,
  )
}

function drawColumns(
  { paper, light, side }: Stage,
  wishes: { x: number; half: number; head: number; plinth: number; count: number; stone: string },
): void {
  const { x, half, head, plinth, count, stone } = wishes
  const thick = (half * 2) / count / 2.5
  const bodies = new Pen()
  const shade = new Pen()
  for (let index = 0; index < count; index += 1) {
    const cx = x - half + (half * 2 * index) / (count - 1)
    bodies
      .move(cx - thick / 2, plinth)
      .line(cx - thick * 0.42, head + 8)
      .line(cx - thick * 0.7, head)
      .line(cx + thick * 0.7, head)
      .line(cx + thick * 0.42, head + 8)
      .line(cx + thick / 2, plinth)
    shade
      .move(cx - side * thick * 0.5, plinth)
      .line(cx - side * thick * 0.42, head + 6)
      .line(cx, head + 6)
      .line(cx, plinth)
  }
  paper.fill(light.lit(stone), bodies)
  paper.fill(light.shade(stone), shade, 0.6)
}
