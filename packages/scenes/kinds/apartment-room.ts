import { mix } from '../color.ts'
import { drawArmchair } from '../elements/armchair.ts'
import { drawBed } from '../elements/bed.ts'
import { drawBedsideLamp } from '../elements/bedside-lamp.ts'
import { drawFloorLamp } from '../elements/floor-lamp.ts'
import { drawHousePlant } from '../elements/house-plant.ts'
import { drawWallWithWindow } from '../elements/room-window.ts'
import { drawSofa } from '../elements/sofa.ts'
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

/** A room: a wide window with the view of the place, a sofa or a bed under it, daylight or a floor lamp. */
export function drawRoom(stage: Stage): void {
  const { random, light } = stage
  const room = random.pick(rooms)
  drawVista(stage, random.range(190, 236))
  const lamplit = { ...stage, light: byLamplight(light) }
  const skirting = stage.floor - random.range(96, 120)
  drawWallWithWindow(lamplit, room.wall, skirting)
  drawFloor(lamplit, room, skirting)
  random.pick([furnishLounge, furnishLounge, furnishBedroom, furnishReading])(lamplit, room, skirting)
}

function furnishLounge(stage: Stage, room: Room, skirting: number): void {
  const { random, width, side, floor } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  drawRug(stage, room, width / 2)
  drawSofa(
    stage,
    at(random.range(0.54, 0.64)),
    skirting + 44,
    width > 700 ? 300 : random.range(240, 280),
    room.cloth,
    room.accent,
  )
  drawFloorLamp(stage, at(0.9), skirting + 32, random.range(176, 206))
  drawLampGlow(stage, at(0.9), skirting - 150)
  drawHousePlant(stage, at(0.13), skirting + 50, random.range(150, 190))
  if (random.chance(0.7)) drawArmchair(stage, at(0.27), floor - 10, 96, room.accent)
  drawTable(stage, at(0.52), floor - 14, room.floor)
}

/** Two armchairs facing each other under the window, with the lamp between them. */
function furnishReading(stage: Stage, room: Room, skirting: number): void {
  const { random, width, side, floor } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  drawRug(stage, room, at(0.46))
  drawFloorLamp(stage, at(0.46), skirting + 18, random.range(180, 210))
  drawLampGlow(stage, at(0.46), skirting - 160)
  drawArmchair(stage, at(0.3), floor - 32, 116, room.cloth)
  drawArmchair(stage, at(0.62), floor - 30, 116, random.chance(0.5) ? room.cloth : room.accent)
  drawTable(stage, at(0.46), floor - 8, room.floor)
  drawHousePlant(stage, at(0.88), skirting + 46, random.range(170, 210))
  drawHousePlant(stage, at(0.08), skirting + 38, random.range(110, 140))
}

function furnishBedroom(stage: Stage, room: Room, skirting: number): void {
  const { random, width, side, floor } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  const direction: -1 | 1 = side < 0 ? 1 : -1
  drawRug(stage, room, at(0.5))
  drawHousePlant(stage, at(0.1), skirting + 48, random.range(140, 180))
  const place = `translate(${Math.round(at(0.55))} ${Math.round(floor - 16)})scale(1.3)`
  stage.paper.group({ transform: place }, () => drawBed(stage, 0, 0, 290, room.cloth, room.accent, direction))
  drawBedsideLamp(stage, at(0.95), floor - 26, room.floor)
  drawLampGlow(stage, at(0.95), floor - 120)
}

function drawLampGlow({ paper, light }: Stage, x: number, y: number): void {
  if (!light.dark) return
  const glow = paper.radial([
    [0, light.lamp, 0.5],
    [1, light.lamp, 0],
  ])
  paper.circle(glow, x, y, 170)
}

function drawRug({ paper, light, width, floor }: Stage, room: Room, x: number): void {
  paper.ellipse(mix(light.shade(room.accent), light.lit(room.accent), 0.5), x, floor - 22, width * 0.3, 34)
  paper.ellipse(light.lit('#fbf1e0'), x, floor - 22, width * 0.26, 28, 0.35)
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
