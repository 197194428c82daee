import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const cloths = ['#d9503f', '#2f8a8f', '#e2a03a', '#4f7fb0', '#5f9a5a', '#d96f8a']
const produce = ['#e8542f', '#f2b62f', '#7fb03f', '#c9345f', '#f08a3c', '#8f4f9c', '#f3e3a0', '#4f8f45']

export interface Stall {
  /** Draws the stall with its feet on a spot; each has another awning colour. */
  stand(x: number, base: number, scale: number): void
}

/**
 * Defines a hidden market stall, 200 wide: a striped awning, crates of produce in rows, lamps or garlands under the
 * cloth.
 */
export function defineStall(stage: Stage): Stall {
  const { paper, light, random } = stage
  const id = paper.define(() => {
    paper.fill(
      light.shade('#5a4a50'),
      new Pen()
        .move(-108, 0)
        .line(108, 0)
        .line(108 - stage.side * 40, 14)
        .line(-108 - stage.side * 40, 14),
      0.4,
    )
    paper.stroke(
      light.shade('#7a5a42'),
      5,
      new Pen().move(-92, -1).line(-92, -130).move(92, -1).line(92, -130),
    )
    paper.fill(mix(light.shade('#7a5a48'), '#2a2028', 0.25), new Pen().box(-92, -128, 184, 84))
    if (light.dark)
      paper.fill(
        paper.radial([
          [0, light.lamp, 0.75],
          [1, light.lamp, 0],
        ]),
        new Pen().box(-92, -128, 184, 84),
      )
    drawHanging(stage)
    drawCrates(stage)
    drawAwning(stage)
  })
  return {
    stand(x, base, scale) {
      const place = `translate(${Math.round(x)} ${Math.round(base)})scale(${Math.round(scale * 100) / 100})`
      paper.use(id, place, { fill: mix(light.lit(random.pick(cloths)), light.sky.glow, 0.06) })
    },
  }
}

function drawAwning({ paper, light, side }: Stage): void {
  const white = light.lit('#fdf5e6')
  const flap = (from: number, to: number, pen: Pen) => {
    const low = (u: number) => -108 + 216 * u
    const high = (u: number) => -84 + 168 * u
    pen.move(high(from), -172).line(high(to), -172).line(low(to), -122).arc(14.5, low(from), -122)
  }
  const dyed = new Pen()
  const plain = new Pen()
  for (let index = 0; index < 8; index += 1) flap(index / 8, (index + 1) / 8, index % 2 ? plain : dyed)
  paper.fill('inherit', dyed)
  paper.fill(white, plain)
  const dim = new Pen()
  flap(side < 0 ? 0.62 : 0, side < 0 ? 1 : 0.38, dim)
  paper.fill(
    light.shade('#6a5a70'),
    new Pen().move(-108, -128).line(108, -128).line(104, -118).line(-104, -118),
    0.3,
  )
}

function drawHanging({ paper, light, random }: Stage): void {
  const pen = new Pen()
  for (let x = -70; x < 80; x += random.range(26, 40)) {
    const length = random.range(12, 22)
    for (let down = 0; down < length; down += 7) pen.dot(x, -114 + down)
  }
  paper.stroke(light.lit(random.pick(['#f3e3b0', '#d9503f', '#e8b23c'])), 7, pen)
}

/** Three tilted rows of crates, each filled with one kind. */
function drawCrates({ paper, light, random }: Stage): void {
  const wood = light.lit('#b98652')
  const heaps = new Map<string, Pen>()
  for (const { y, from, to, size } of [
    { y: -62, from: -84, to: 84, size: 9 },
    { y: -38, from: -94, to: 94, size: 11 },
  ]) {
    paper.fill(light.shade('#8a6240'), new Pen().box(from, y + 2, to - from, 24))
    for (let x = from; x < to - 30; x += 38) {
      const color = random.pick(produce)
      const pen = heaps.get(color) ?? new Pen()
      heaps.set(color, pen)
      for (const [dx, dy] of [
        [8, 0],
        [17, -1],
        [26, 0],
        [12, -7],
        [22, -7],
      ] as const)
        pen.dot(x + dx + 2, y + dy)
    }
    for (const [color, pen] of heaps) paper.stroke(light.lit(color), size, pen)
    heaps.clear()
    paper.dashes(wood, 10, '35 3', new Pen().move(from, y + 9).line(to, y + 9))
  }
  paper.fill(wood, new Pen().box(-98, -22, 196, 22))
  paper.stroke(
    light.shade('#8a6240'),
    2,
    new Pen().move(-98, -14).line(98, -14).move(-98, -7).line(98, -7),
    0.6,
  )
}
