import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const liveries = [
  ['#1f3f6b', '#d8493f'],
  ['#f6f3ec', '#2f7fa8'],
  ['#22343f', '#e0a53c'],
  ['#f6f3ec', '#c8483c'],
  ['#7a2f3c', '#f0e3c8'],
  ['#1d5f6b', '#f2b84a'],
] as const

/** Draws a cruise ship from the side, `length` long, its waterline at `y`: hull, decks of windows and balconies, boats, bridge, funnel. */
export function drawCruiseShip(stage: Stage, x: number, y: number, length: number, direction: -1 | 1): void {
  const { paper, random, side } = stage
  const [hull, accent] = random.pick(liveries)
  const scale = Math.round(length / 4) / 100
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * scale} ${scale})` },
    () => {
      drawHouses(stage, accent)
      drawHull(stage, hull, accent)
      drawFunnel(stage, accent, side === direction)
    },
  )
}

/** In the ship's own units: stern at -200, stem at 200, keel line at 0. */
function drawHull({ paper, light }: Stage, hull: string, accent: string): void {
  const lit = light.lit(hull)
  const outline = new Pen()
    .move(-196, -44)
    .line(150, -44)
    .quad(180, -46, 206, -54)
    .quad(196, -22, 178, 0)
    .line(-182, 0)
    .quad(-194, -14, -196, -44)
  paper.fill(
    paper.down([
      [0, lit],
      [0.6, mix(lit, light.shade(hull), 0.4)],
      [1, mix(light.shade(hull), light.sky.mid, 0.2)],
    ]),
    outline,
  )
  paper.fill(light.lit(accent), new Pen().move(-186, -8).line(184, -8).line(178, 0).line(-182, 0))
  paper.dashes(
    light.dark ? light.lamp : light.shade('#24384f'),
    4,
    '4 9',
    new Pen().move(-180, -30).line(172, -30).move(-174, -19).line(166, -19),
    0.85,
  )
}

function drawHouses({ paper, light }: Stage, accent: string): void {
  const white = light.lit('#fdfaf3')
  const dim = light.shade('#dfe6f0')
  const decks = [
    { from: -188, to: 158, y: -44 },
    { from: -182, to: 146, y: -58 },
    { from: -176, to: 134, y: -72 },
    { from: -164, to: 124, y: -86 },
    { from: -146, to: 112, y: -100 },
    { from: -96, to: 98, y: -113 },
  ]
  const body = new Pen()
  const shadow = new Pen()
  for (const { from, to, y } of decks) {
    body
      .move(from, y)
      .line(from, y - 14)
      .line(to - 8, y - 14)
      .quad(to, y - 12, to + 4, y)
    shadow.move(from, y).line(to + 3, y)
  }
  paper.fill(white, body)
  paper.stroke(dim, 2, shadow, 0.7)
  const cabins = new Pen()
  for (const { from, to, y } of decks.slice(1, 5)) cabins.move(from + 8, y - 6).line(to - 16, y - 6)
  paper.dashes(light.dark ? light.lamp : light.shade('#5f7690'), 7, '6 3', cabins, 0.8)
  const glass = light.dark ? light.lamp : light.shade('#3f6078')
  paper.fill(
    glass,
    new Pen()
      .move(84, -124)
      .line(104, -124)
      .line(110, -116)
      .line(84, -116)
      .move(-170, -54)
      .line(120, -54)
      .line(120, -49)
      .line(-170, -49),
    0.85,
  )
  const boats = new Pen()
  for (let at = -150; at < 110; at += 37)
    boats
      .move(at, -56)
      .line(at + 25, -56)
      .quad(at + 24, -48, at + 18, -48)
      .line(at + 6, -48)
      .quad(at, -49, at, -56)
  paper.fill(light.lit('#f08a3c'), boats)
  paper.stroke(light.lit(accent), 2, new Pen().move(-146, -115).line(-98, -115).move(98, -130).line(98, -114))
}

function drawFunnel({ paper, light, random }: Stage, accent: string, bowLit: boolean): void {
  const mast = new Pen()
    .move(76, -127)
    .line(70, -152)
    .move(64, -142)
    .line(80, -142)
    .move(-30, -127)
    .line(-30, -140)
  paper.stroke(light.lit('#f3efe6'), 2, mast)
  const raked = random.chance(0.5)
  const funnel = new Pen().move(-88, -126)
  if (raked) funnel.line(-106, -160).line(-66, -160).line(-44, -126)
  else funnel.quad(-92, -162, -78, -164).line(-54, -164).quad(-42, -158, -44, -126)
  paper.fill(light.lit(accent), funnel)
  paper.fill(light.lit('#fbf7ee'), new Pen().move(-96, -142).line(-52, -142).line(-49, -135).line(-92, -135))
  paper.fill(
    light.shade(accent),
    new Pen()
      .move(bowLit ? -88 : -58, -126)
      .line(bowLit ? -100 : -64, -160)
      .line(bowLit ? -86 : -50, -160)
      .line(bowLit ? -74 : -44, -126),
    0.5,
  )
  const puff = light.far(light.sky.low, 0.3)
  for (const [dx, dy, r] of [
    [-92, -176, 7],
    [-110, -186, 11],
    [-134, -194, 15],
  ] as const)
    paper.circle(puff, dx, dy, r, 0.4)
}
