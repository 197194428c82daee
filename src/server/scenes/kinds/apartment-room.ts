import { mix } from '../colour.ts'
import { drawArmchair, drawFloorLamp, drawHousePlant, drawSofa } from '../elements/furniture.ts'
import { drawVista } from '../elements/vista.ts'
import { byLamplight } from '../light.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

interface Room {
  readonly wall: string
  readonly floor: string
  readonly cloth: string
  readonly accent: string
}

const rooms: readonly Room[] = [
  { wall: '#efe3d2', floor: '#c99a6c', cloth: '#3f7f86', accent: '#e0a03c' },
  { wall: '#dfe5df', floor: '#b98a62', cloth: '#d0714f', accent: '#3f6f7a' },
  { wall: '#e8d5c6', floor: '#a97d5c', cloth: '#5f7f5c', accent: '#d9694f' },
  { wall: '#d8dde6', floor: '#c9a57c', cloth: '#b5566a', accent: '#e6b85a' },
  { wall: '#f2e8da', floor: '#8f6a50', cloth: '#44618c', accent: '#e58a5a' },
]

/** A living room: a wide window full of the place, a sofa under it, daylight or a lamp on the floor. */
export function drawLivingRoom(stage: Stage): void {
  const { random, light } = stage
  const room = random.pick(rooms)
  drawVista(stage, random.range(196, 232))
  drawInterior({ ...stage, light: byLamplight(light) }, room)
}

function drawInterior(stage: Stage, room: Room): void {
  const { random, width, side, floor, light } = stage
  const skirting = floor - random.range(96, 116)
  drawWallWithWindow(stage, room.wall, skirting)
  drawFloor(stage, room, skirting)
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  drawSofa(stage, at(0.6), skirting + 44, width > 700 ? 300 : 270, room.cloth, room.accent)
  drawFloorLamp(stage, at(0.9), skirting + 32, 190)
  drawHousePlant(stage, at(0.13), skirting + 50, random.range(150, 190))
  if (random.chance(0.7)) drawArmchair(stage, at(0.27), floor - 10, 96, room.accent)
  drawTable(stage, at(0.52), floor - 14, room.floor)
  if (light.dark) {
    const glow = stage.paper.radial([
      [0, light.lamp, 0.5],
      [1, light.lamp, 0],
    ])
    stage.paper.circle(glow, at(0.9), skirting - 150, 170)
  }
}

function drawWallWithWindow(stage: Stage, wall: string, skirting: number): void {
  const { paper, light, width, random, side, top, bottom } = stage
  const left = width * random.range(0.1, 0.16)
  const right = width - left
  const head = stage.ceiling + random.range(34, 52)
  const sill = skirting - random.range(44, 60)
  const colour = mix(light.shade(wall), light.lit(wall), light.dark ? 0.55 : 0.45)
  const hole = `M${Math.round(left)} ${Math.round(head)}H${Math.round(right)}V${Math.round(sill)}H${Math.round(left)}z`
  const paint = paper.across([
    [0, side < 0 ? mix(colour, light.lit(wall), 0.3) : colour],
    [1, side < 0 ? colour : mix(colour, light.lit(wall), 0.3)],
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
  bars.move(left, head).line(right, head).move(left, sill).line(right, sill)
  paper.stroke(light.shade('#4a4540'), 6, bars)
  paper.rect(light.lit('#f6eee0'), left - 12, sill + 2, right - left + 24, 8)
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

function drawFloor(stage: Stage, room: { floor: string; accent: string }, skirting: number): void {
  const { paper, light, width, bottom, floor, side } = stage
  const wood = mix(light.shade(room.floor), light.lit(room.floor), 0.55)
  paper.rect(
    paper.between(skirting, floor, [
      [0, wood],
      [1, mix(wood, light.shade(room.floor), 0.55)],
    ]),
    0,
    skirting,
    width,
    bottom - skirting,
  )
  paper.rect(light.lit('#f6eee0'), 0, skirting - 7, width, 8, 0.9)
  if (!light.dark) {
    const patch = new Pen()
    for (const from of [0.24, 0.5]) {
      const x = width * from
      patch
        .move(x, skirting + 2)
        .line(x + width * 0.2, skirting + 2)
        .line(x + width * 0.2 - side * 90, bottom)
        .line(x - 20 - side * 90, bottom)
    }
    paper.fill(light.sky.glow, patch, 0.35)
  }
  paper.ellipse(
    mix(light.shade(room.accent), light.lit(room.accent), 0.5),
    width / 2,
    floor - 22,
    width * 0.3,
    34,
  )
  paper.ellipse(light.lit('#fbf1e0'), width / 2, floor - 22, width * 0.26, 28, 0.35)
}

function drawTable({ paper, light }: Stage, x: number, y: number, wood: string): void {
  paper.stroke(
    light.shade('#5a4436'),
    4,
    new Pen()
      .move(x - 44, y - 24)
      .line(x - 52, y)
      .move(x + 44, y - 24)
      .line(x + 52, y),
  )
  paper.ellipse(light.lit(mix(wood, '#ffffff', 0.15)), x, y - 28, 72, 11)
  paper.fill(
    light.lit('#f6efe4'),
    new Pen()
      .move(x - 20, y - 30)
      .line(x - 24, y - 46)
      .line(x - 4, y - 46)
      .line(x - 8, y - 30),
  )
  const stems = new Pen()
    .move(x - 14, y - 46)
    .quad(x - 18, y - 66, x - 28, y - 72)
    .move(x - 14, y - 46)
    .quad(x - 12, y - 70, x - 4, y - 80)
    .move(x - 14, y - 46)
    .line(x - 14, y - 76)
  paper.stroke(light.shade('#4f7a4f'), 2.5, stems)
  for (const [dx, dy] of [
    [-28, -74],
    [-4, -82],
    [-14, -79],
  ] as const)
    paper.circle(light.lit('#e8727a'), x + dx, y + dy, 6)
}
