import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws the landmark tower of a city: a stepped needle, a broadcasting tower, a sail or a pair. */
export function drawIconTower(stage: Stage, x: number, base: number, height: number): void {
  stage.random.pick([drawNeedle, drawBroadcaster, drawSail, drawPair])(stage, x, base, height)
}

function tones({ light }: Stage, color: string): readonly [string, string] {
  const lit = light.far(light.lit(color), 0.06)
  const shade = light.far(light.shade(color), 0.06)
  return light.dark ? [mix(lit, shade, 0.2), shade] : [lit, mix(shade, lit, 0.2)]
}

function drawNeedle(stage: Stage, x: number, base: number, height: number): void {
  const { paper, side } = stage
  const [lit, shade] = tones(stage, '#c9d4d8')
  const steps = [
    [0.14, 0],
    [0.12, 0.3],
    [0.09, 0.52],
    [0.06, 0.7],
    [0.03, 0.84],
  ] as const
  const outline = (from: number, to: number) => {
    const pen = new Pen()
    for (const [half, low] of steps) {
      const next = steps.find(([, other]) => other > low)?.[1] ?? 0.9
      pen.box(
        x + half * height * 0.5 * from,
        base - height * next,
        half * height * 0.5 * (to - from),
        height * (next - low),
      )
    }
    return pen
  }
  paper.fill(lit, outline(-1, 1))
  paper.fill(shade, side < 0 ? outline(0.15, 1) : outline(-1, -0.15))
  paper.stroke(lit, 2, new Pen().move(x, base - height * 0.88).line(x, base - height))
  drawBands(stage, x, base, height * 0.07, height * 0.5)
}

function drawBroadcaster(stage: Stage, x: number, base: number, height: number): void {
  const { paper, light, side } = stage
  const [lit, shade] = tones(stage, '#d9d6d0')
  const half = height * 0.045
  const shaft = new Pen()
    .move(x - half, base)
    .quad(x - half * 0.4, base - height * 0.4, x - half * 0.3, base - height * 0.66)
  shaft.line(x + half * 0.3, base - height * 0.66).quad(x + half * 0.4, base - height * 0.4, x + half, base)
  paper.fill(lit, shaft)
  const y = base - height * 0.68
  paper.ellipse(lit, x, y, height * 0.07, height * 0.045)
  paper.ellipse(shade, x + (side < 0 ? 3 : -3), y + 3, height * 0.058, height * 0.034)
  paper.stroke(
    light.dark ? light.lamp : light.shade('#4a5a70'),
    3,
    new Pen().move(x - height * 0.06, y).line(x + height * 0.06, y),
  )
  paper.stroke(lit, 4, new Pen().move(x, y).line(x, base - height * 0.84))
  paper.stroke(light.lit('#d2574a'), 2, new Pen().move(x, base - height * 0.84).line(x, base - height))
}

function drawSail(stage: Stage, x: number, base: number, height: number): void {
  const { paper, side } = stage
  const [lit, shade] = tones(stage, '#e8edf0')
  const half = height * 0.13
  const curve = (bulge: number) =>
    new Pen()
      .move(x - half, base)
      .line(x - half * 0.8, base - height * 0.9)
      .quad(x + half * bulge, base - height * 0.62, x + half, base)
  paper.fill(shade, curve(1.5))
  paper.fill(
    lit,
    side < 0
      ? curve(0.2)
      : new Pen()
          .move(x, base)
          .quad(x + half * 0.6, base - height * 0.5, x - half * 0.8, base - height * 0.9)
          .quad(x + half * 1.5, base - height * 0.62, x + half, base),
  )
  paper.stroke(
    lit,
    2,
    new Pen().move(x - half * 0.8, base - height * 0.88).line(x - half * 0.8, base - height),
  )
  drawBands(stage, x - half * 0.2, base, half * 0.6, height * 0.6)
}

function drawPair(stage: Stage, x: number, base: number, height: number): void {
  const { paper, side } = stage
  const [lit, shade] = tones(stage, '#c6d3d6')
  const half = height * 0.06
  for (const offset of [-1.6, 1.6]) {
    const middle = x + offset * half
    const body = (from: number, to: number) =>
      new Pen()
        .move(middle + from * half, base)
        .line(middle + from * half, base - height * 0.7)
        .line(middle + from * half * 0.6, base - height * 0.82)
        .line(middle, base - height * 0.94)
        .line(middle + to * half * 0.6, base - height * 0.82)
        .line(middle + to * half, base - height * 0.7)
        .line(middle + to * half, base)
    paper.fill(lit, body(-1, 1))
    paper.fill(shade, side < 0 ? body(0.1, 1) : body(-1, -0.1))
    paper.stroke(lit, 1.5, new Pen().move(middle, base - height * 0.92).line(middle, base - height))
    drawBands(stage, middle, base, half * 0.8, height * 0.64)
  }
  paper.stroke(lit, 5, new Pen().move(x - half, base - height * 0.42).line(x + half, base - height * 0.42))
}

/** Floors as thin lines, lit after sunset. */
function drawBands({ paper, light }: Stage, x: number, base: number, half: number, height: number): void {
  const pen = new Pen().move(x, base - 12).line(x, base - height)
  paper.dashes(
    light.dark ? light.lamp : light.shade('#47607c'),
    half * 2,
    '2 7',
    pen,
    light.dark ? 0.75 : 0.35,
  )
}
