import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { type CarBody, carBodies } from './car-body.ts'

const paints = [
  '#d8483e',
  '#2f7fb0',
  '#f4f0e8',
  '#4a5566',
  '#e8b23c',
  '#4f9a8a',
  '#c9ced4',
  '#86a163',
  '#e27d4c',
  '#7d5f9c',
]

/** Draws a car of the setting's class on the ground at `y`, centred at `x`, heading for `direction`. */
export function drawCar(stage: Stage, x: number, y: number, scale: number, direction: -1 | 1): void {
  const { paper, light, random, setting } = stage
  const body = carBodies[setting.carClass]
  const paint = random.pick(
    setting.carClass === 'luxury' ? ['#39424f', '#f4f0e8', '#7a2f38', '#c9ced4', '#2f4f6f'] : paints,
  )
  const wheel = defineWheel(stage, body.wheel)
  const size = Math.round(scale * 100) / 100
  const left = Math.round(x - (direction * body.length * scale) / 2)
  paper.group({ transform: `translate(${left} ${Math.round(y)})scale(${direction * size} ${size})` }, () => {
    paper.ellipse(light.shade('#3a3644'), body.length / 2, 1, body.length * 0.54, 9, 0.55)
    paper.fill(
      light.shade('#23242c'),
      new Pen().box(body.wheels[0], -34, body.wheels[1] - body.wheels[0], 21),
    )
    if (setting.carClass === 'convertible') drawCabinOfConvertible(stage)
    drawShell(stage, body, paint)
    for (const at of body.wheels) paper.use(wheel, `translate(${at} ${-body.wheel})`)
    drawFittings(stage, body)
  })
}

function drawShell(stage: Stage, body: CarBody, paint: string): void {
  const { paper, light, setting } = stage
  const lit = light.lit(paint)
  const shade = light.shade(paint)
  const skin = paper.down([
    [0, mix(lit, light.sky.low, 0.35)],
    [0.35, lit],
    [0.62, mix(lit, light.sky.mid, 0.14)],
    [1, mix(lit, shade, 0.6)],
  ])
  paper.fill(skin, body.outline)
  paper.fill(shade, body.crease, 0.42)
  if (setting.carClass === 'van')
    paper.fill(light.lit('#fbf6ea'), 'M6-84L6-118Q6-135 22-137L196-137Q216-136 228-122L254-84', 0.92)
  const glass = paper.down([
    [0, mix(light.sky.mid, light.shade('#2c3c50'), 0.35)],
    [0.5, light.shade('#2c3c50')],
    [1, mix(light.sky.low, light.shade('#3a4c60'), 0.6)],
  ])
  paper.fill(glass, body.glass, setting.carClass === 'convertible' ? 0.75 : 1)
  paper.stroke(mix(shade, '#14141c', 0.3), 1.4, body.seams, 0.7)
  if (setting.carClass === 'luxury') paper.stroke(light.lit('#eef1f4'), 1.6, body.glass, 0.8)
}

function drawFittings({ paper, light, setting }: Stage, body: CarBody): void {
  const head = light.dark ? '#fff4cf' : light.lit('#f3f6f8')
  paper.fill(head, body.head)
  paper.fill(light.dark ? '#ff6a52' : light.lit('#c43d36'), body.tail)
  const middle = body.length / 2
  paper.stroke(
    light.sky.low,
    2,
    new Pen()
      .move(body.length * 0.05, -body.wheel * 2.05)
      .quad(middle, -body.wheel * 2.4, body.length * 0.94, -body.wheel * 1.95),
    0.45,
  )
  if (light.dark) {
    const y = -body.wheel * 1.85
    const beam = new Pen()
      .move(body.length - 14, y)
      .line(body.length + 190, y - 20)
      .line(body.length + 190, 6)
      .line(body.length - 10, y + 9)
    paper.fill(
      paper.across([
        [0, '#fff0c0', 0.55],
        [1, '#fff0c0', 0],
      ]),
      beam,
    )
  }
  if (setting.carClass === 'van') {
    paper.fill(
      light.lit('#f2b134'),
      new Pen().move(30, -142).quad(110, -156, 196, -143).quad(110, -137, 30, -142),
    )
    paper.stroke(
      light.shade('#4a4a55'),
      3,
      new Pen().move(60, -137).line(60, -144).move(160, -137).line(160, -145),
    )
  }
}

/** Seats, a steering wheel and two people with the wind in their hair. */
function drawCabinOfConvertible({ paper, light }: Stage): void {
  const seats = new Pen()
    .move(92, -56)
    .quad(90, -80, 98, -82)
    .quad(106, -82, 108, -56)
    .move(126, -56)
    .quad(124, -80, 132, -82)
    .quad(140, -82, 142, -56)
  const people = new Pen()
    .move(104, -56)
    .quad(104, -76, 114, -76)
    .quad(124, -74, 124, -56)
    .move(136, -56)
    .quad(136, -76, 145, -76)
    .quad(154, -74, 154, -56)
  paper.fill(light.lit('#e9dcc6'), people)
  paper.fill(light.shade('#6a4a3c'), seats)
  for (const [x, hair] of [
    [115, '#6b3f2a'],
    [146, '#2f2a30'],
  ] as const) {
    paper.circle(light.lit('#e2ab86'), x, -84, 8)
    paper.fill(
      light.shade(hair),
      new Pen()
        .move(x + 5, -92)
        .quad(x - 4, -98, x - 9, -88)
        .quad(x - 16, -84, x - 18, -78)
        .quad(x - 8, -76, x - 3, -84)
        .quad(x + 2, -90, x + 5, -92),
    )
  }
}

function defineWheel(stage: Stage, radius: number): string {
  const { paper, light, random } = stage
  const spokes = random.pick([5, 6, 7, 10])
  const middle = radius * 0.36
  const around = 2 * Math.PI * middle
  const gap = Math.round((around / spokes) * 0.62 * 10) / 10
  const bar = Math.round((around / spokes - gap) * 10) / 10
  return paper.define(() => {
    paper.circle(light.shade('#26262e'), 0, 0, radius)
    paper.circle(light.lit('#d5dadf'), 0, 0, radius * 0.68)
    paper.dashedRing(light.shade('#3a3f4a'), 0, 0, middle, radius * 0.46, `${gap} ${bar}`)
    paper.circle(light.lit('#c3c9d0'), 0, 0, radius * 0.16)
  })
}
