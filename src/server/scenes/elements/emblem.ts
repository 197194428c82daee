import type { Paper } from '../paper.ts'
import { Pen } from '../pen.ts'
import type { Random } from '../random.ts'

type DrawEmblem = (paper: Paper, ink: string, accent: string) => void

const emblems: readonly DrawEmblem[] = [drawRoadSign, drawWheel, drawChevrons, drawPeak, drawWing, drawKey]

/** Draws one of the house's emblems in the square from 6 to 54: a road, a wheel, chevrons, a peak, a wing, a key. */
export function drawEmblem(paper: Paper, random: Random, ink: string, accent: string): void {
  random.pick(emblems)(paper, ink, accent)
}

function drawRoadSign(paper: Paper, ink: string, accent: string): void {
  paper.circle(ink, 30, 30, 24)
  paper.fill('#ffffff', new Pen().move(27, 14).line(33, 14).line(42, 49).line(18, 49))
  paper.dashes(accent, 4, '7 5', new Pen().move(30, 16).line(30, 49))
}

function drawWheel(paper: Paper, ink: string, accent: string): void {
  paper.circle(ink, 30, 30, 24)
  paper.circle('#ffffff', 30, 30, 17)
  paper.dashedRing(accent, 30, 30, 9, 12, '5 6.3')
  paper.circle(ink, 30, 30, 4)
}

function drawChevrons(paper: Paper, ink: string, accent: string): void {
  const chevron = (x: number) =>
    new Pen()
      .move(x, 10)
      .line(x + 12, 10)
      .line(x + 24, 30)
      .line(x + 12, 50)
      .line(x, 50)
      .line(x + 12, 30)
  paper.fill(ink, chevron(6))
  paper.fill(accent, chevron(27))
}

function drawPeak(paper: Paper, ink: string, accent: string): void {
  paper.circle(accent, 40, 18, 9)
  paper.fill(ink, new Pen().move(4, 50).line(24, 14).line(44, 50))
  paper.fill('#ffffff', new Pen().move(24, 14).line(17, 27).line(22, 25).line(25, 29).line(31, 27))
  paper.fill(ink, new Pen().move(30, 50).line(43, 28).line(56, 50), 0.75)
}

function drawWing(paper: Paper, ink: string, accent: string): void {
  for (const [y, reach, tone] of [
    [16, 50, ink],
    [29, 40, accent],
    [42, 28, ink],
  ] as const) {
    paper.fill(
      tone,
      new Pen()
        .move(6, y - 5)
        .quad(reach * 0.7, y - 6, reach + 6, y - 5)
        .quad(reach * 0.8, y + 6, 12, y + 5)
        .quad(6, y + 3, 6, y - 5),
    )
  }
}

function drawKey(paper: Paper, ink: string, accent: string): void {
  paper.circle(accent, 20, 30, 14)
  paper.circle('#ffffff', 20, 30, 6)
  paper.stroke(
    ink,
    6,
    new Pen().move(33, 30).line(54, 30).move(45, 30).line(45, 39).move(53, 30).line(53, 37),
  )
}
