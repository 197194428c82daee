/** Length of a path in user units, never less than the real one, and the number of its vertices. */
export interface PathMeasure {
  length: number
  vertices: number
}

interface Point {
  x: number
  y: number
}

const argumentCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/** Measures path data by its control points, up to the first fault, as browsers draw it. Source: SVG 2, 9.3. */
export function measurePath(data: string): PathMeasure {
  const read = createReader(data)
  const pen: Pen = { start: origin, at: origin, control: origin }
  let length = 0
  let vertices = 0
  let command = read.command()
  while (command !== null) {
    const kind = command.toLowerCase()
    const values = read.numbers(argumentCounts[kind] ?? 0, kind === 'a')
    if (values === null) break
    length += drawn(pen, kind, values, command === kind ? pen.at : origin)
    vertices += 1
    // Numbers without a command repeat it; after a move they are lines.
    const repeated: string = { m: 'l', M: 'L' }[command] ?? command
    command = read.command() ?? (kind !== 'z' && read.hasNumber() ? repeated : null)
  }
  return { length, vertices }
}

interface Pen {
  /** Start of the current subpath, to which `z` returns. */
  start: Point
  at: Point
  /** The last control point, which a shorthand mirrors. */
  control: Point
}

/** Moves the pen by one command and returns the length drawn. */
function drawn(pen: Pen, kind: string, values: readonly number[], from: Point): number {
  const { at, control } = pen
  const mirrored = { x: 2 * at.x - control.x, y: 2 * at.y - control.y }
  const points = pointsOf(kind, values, from, pen)
  const line = [...(kind === 's' || kind === 't' ? [mirrored] : []), ...points]
  const end = points.at(-1) ?? at
  pen.at = end
  pen.control = /[csqt]/.test(kind) ? (line.at(-2) ?? end) : end
  if (kind === 'm') pen.start = end
  if (kind === 'm') return 0
  return kind === 'a' ? arcLength(values, distance(at, end)) : polygonLength([at, ...line])
}

const origin: Point = { x: 0, y: 0 }

function pointsOf(kind: string, values: readonly number[], from: Point, { at, start }: Pen): Point[] {
  const [first = 0] = values
  if (kind === 'z') return [start]
  if (kind === 'h') return [{ x: from.x + first, y: at.y }]
  if (kind === 'v') return [{ x: at.x, y: from.y + first }]
  const points: Point[] = []
  for (let index = kind === 'a' ? 5 : 0; index + 1 < values.length; index += 2)
    points.push({ x: from.x + (values[index] ?? 0), y: from.y + (values[index + 1] ?? 0) })
  return points
}

function polygonLength(points: readonly Point[]): number {
  let length = 0
  let before = points[0]
  for (const point of points.slice(1)) {
    if (before) length += distance(before, point)
    before = point
  }
  return length
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

/** Radii that are too short for the chord grow; the smaller arc of a circle is at most half of it. */
function arcLength([rx = 0, ry = 0, , isLarge]: readonly number[], chord: number): number {
  if (Math.abs(rx) === Math.abs(ry) && isLarge === 0) return (Math.PI / 2) * chord
  return 2 * Math.PI * Math.max(Math.abs(rx), Math.abs(ry), chord / 2)
}

function createReader(data: string) {
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
  const flag = /[\s,]*([01])/y
  const letter = /[\s,]*([mlhvcsqtaz])/iy
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const [whole, found] = pattern.exec(data) ?? []
    if (whole !== undefined) at += whole.length
    return found ?? null
  }
  return {
    command: () => take(letter),
    hasNumber() {
      number.lastIndex = at
      return number.test(data)
    },
    /** The numbers of one command, or null if one is missing; the flags of an arc may be written without a space. */
    numbers(count: number, isArc: boolean): number[] | null {
      const values: number[] = []
      for (let index = 0; index < count; index += 1) {
        const found = take(isArc && (index === 3 || index === 4) ? flag : number)
        if (found === null) return null
        values.push(Number(found))
      }
      return values
    },
  }
}
