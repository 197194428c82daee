/** A point, or any pair of horizontal and vertical values. */
export type Point = readonly [number, number]

/**
 * Writes path data as short relative commands. Positions are rounded once, as absolute values, so that long outlines
 * do not drift.
 */
export class Pen {
  private data = ''
  private last = ''
  private x = 0
  private y = 0
  private readonly unit: number

  /** `digits` 0 is enough for anything larger than a window; 1 is for small details. */
  constructor(digits: 0 | 1 = 0) {
    this.unit = digits === 0 ? 1 : 10
  }

  move(x: number, y: number): this {
    this.x = this.round(x)
    this.y = this.round(y)
    return this.write('M', this.x, this.y)
  }

  line(x: number, y: number): this {
    const dx = this.round(x) - this.x
    const dy = this.round(y) - this.y
    if (dx === 0 && dy === 0) return this
    this.step(dx, dy)
    if (dy === 0) return this.write('h', dx)
    if (dx === 0) return this.write('v', dy)
    return this.write('l', dx, dy)
  }

  lines(points: Iterable<Point>): this {
    for (const [x, y] of points) this.line(x, y)
    return this
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    const [fromX, fromY] = [this.x, this.y]
    this.step(this.round(x) - this.x, this.round(y) - this.y)
    return this.write('q', this.round(cx) - fromX, this.round(cy) - fromY, this.x - fromX, this.y - fromY)
  }

  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    const [fromX, fromY] = [this.x, this.y]
    this.step(this.round(x) - this.x, this.round(y) - this.y)
    return this.write(
      'c',
      this.round(ax) - fromX,
      this.round(ay) - fromY,
      this.round(bx) - fromX,
      this.round(by) - fromY,
      this.x - fromX,
      this.y - fromY,
    )
  }

  /** A circular arc to a point; `sweep` 1 turns clockwise on the screen. */
  arc(radius: number, x: number, y: number, sweep: 0 | 1 = 1): this {
    const [fromX, fromY] = [this.x, this.y]
    this.step(this.round(x) - this.x, this.round(y) - this.y)
    const r = this.round(radius)
    const dx = shortNumber(this.round(this.x - fromX))
    const dy = shortNumber(this.round(this.y - fromY))
    // The two flags need no spaces around them, nor does a sign.
    this.data += `a${shortNumber(r)} ${shortNumber(r)} 0 0${sweep}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
    this.last = 'a'
    return this
  }

  /** One smooth line through the given points, starting at the pen's position. */
  curve(points: readonly Point[]): this {
    points.forEach(([x, y], index) => {
      const next = points[index + 1]
      if (next === undefined) this.line(x, y)
      else if (index === points.length - 2) this.quad(x, y, next[0], next[1])
      else if (index < points.length - 2) this.quad(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
    })
    return this
  }

  box(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height)
      .line(x, y + height)
      .close()
  }

  /** A point that only a round, thick stroke shows: the smallest way to write a disc. */
  dot(x: number, y: number): this {
    return this.move(x, y).write('h', this.unit === 1 ? 1 : 0.1)
  }

  close(): this {
    this.data += 'z'
    this.last = 'z'
    return this
  }

  toString(): string {
    return this.data
  }

  private step(dx: number, dy: number): void {
    this.x = this.round(this.x + dx)
    this.y = this.round(this.y + dy)
  }

  private round(value: number): number {
    return Math.round(value * this.unit) / this.unit
  }

  /** A repeated command leaves out its letter. */
  private write(command: string, ...values: number[]): this {
    const repeated = command === this.last && command !== 'M'
    if (!repeated) this.data += command
    values.forEach((value, index) => {
      const text = shortNumber(this.round(value))
      const apart = (index > 0 || repeated) && !text.startsWith('-')
      this.data += apart ? ` ${text}` : text
    })
    this.last = command
    return this
  }
}

/** Writes a number with at most two decimals and no leading zero. */
export function shortNumber(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  return text.replace(/^(-?)0\./, '$1.')
}
