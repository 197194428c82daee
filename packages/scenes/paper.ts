import { type Attributes, faded, shortColour, writeAttributes } from './attributes.ts'
import { shortNumber } from './pen.ts'

/** A colour stop: position (0 to 1), colour, opacity (1 by default). */
export type Stop = readonly [at: number, color: string, opacity?: number]

/**
 * Collects the marks of one picture, back to front, with their gradients. Its root sets `fill` to none and line caps
 * to round.
 */
export class Paper {
  private readonly definitions: string[] = []
  private readonly gradients = new Map<string, string>()
  private marks: string[] = []
  private readonly prefix: string
  private count = 0

  /** `prefix` starts every id, so that two pictures in one document do not collide. */
  constructor(prefix: string) {
    this.prefix = prefix
  }

  /**
   * Fills path data with a colour, the `url(#…)` of a gradient, or `inherit`, the colour of the `use` that shows it.
   */
  fill(paint: string, data: string | { toString(): string }, opacity = 1): void {
    // A fill closes by itself, and every subpath starts at an absolute point.
    const outline = String(data).replaceAll('z', '')
    this.mark('path', {
      ...(paint !== 'inherit' && { fill: paint }),
      d: outline,
      ...faded(opacity),
    })
  }

  stroke(paint: string, width: number, data: string | { toString(): string }, opacity = 1): void {
    this.mark('path', {
      stroke: paint,
      'stroke-width': shortNumber(Math.round(width * 10) / 10),
      d: String(data),
      ...faded(opacity),
    })
  }

  /** Fills path data and, with an edge colour, draws its closed outline. */
  framed(paint: string, edge: string | null, width: number, data: { toString(): string }): void {
    const border = edge ? { stroke: edge, 'stroke-width': shortNumber(width) } : {}
    this.mark('path', { fill: paint, ...border, d: String(data) })
  }

  /** Strokes every line of the data as a row of blocks: windows, planks, railings. `dash` is block and gap. */
  dashes(
    paint: string,
    thickness: number,
    dash: string,
    data: string | { toString(): string },
    opacity = 1,
  ): void {
    this.mark('path', {
      stroke: paint,
      'stroke-width': shortNumber(Math.round(thickness * 2) / 2),
      'stroke-dasharray': dash,
      'stroke-linecap': 'butt',
      d: String(data),
      ...faded(opacity),
    })
  }

  /** A bead every `gap` along each line of the data, starting at its first point. */
  beads(paint: string, size: number, gap: number, data: string | { toString(): string }, opacity = 1): void {
    this.mark('path', {
      stroke: paint,
      'stroke-width': Math.round(size),
      'stroke-dasharray': `0 ${gap}`,
      d: String(data),
      ...faded(opacity),
    })
  }

  circle(paint: string, x: number, y: number, radius: number, opacity = 1): void {
    this.mark('circle', {
      fill: paint,
      cx: Math.round(x),
      cy: Math.round(y),
      r: shortNumber(Math.round(radius * 10) / 10),
      ...faded(opacity),
    })
  }

  /** A disc with a fainter ring of the same colour; `width` counts on both sides of the edge. */
  ring(paint: string, x: number, y: number, radius: number, width: number): void {
    const edge = { stroke: paint, 'stroke-width': Math.round(width), 'stroke-opacity': '.2' }
    this.mark('circle', { fill: paint, ...edge, cx: Math.round(x), cy: Math.round(y), r: Math.round(radius) })
  }

  /** A ring of dashes: the spokes of a wheel, the petals of a clock. */
  dashedRing(paint: string, x: number, y: number, radius: number, width: number, dash: string): void {
    this.mark('circle', {
      stroke: paint,
      'stroke-width': shortNumber(Math.round(width)),
      'stroke-dasharray': dash,
      'stroke-linecap': 'butt',
      cx: Math.round(x),
      cy: Math.round(y),
      r: shortNumber(Math.round(radius * 10) / 10),
    })
  }

  ellipse(paint: string, x: number, y: number, across: number, down: number, opacity = 1): void {
    this.mark('ellipse', {
      fill: paint,
      cx: Math.round(x),
      cy: Math.round(y),
      rx: Math.round(across),
      ry: shortNumber(Math.round(down * 10) / 10),
      ...faded(opacity),
    })
  }

  rect(paint: string, x: number, y: number, width: number, height: number, opacity = 1): void {
    this.mark('rect', {
      fill: paint,
      ...(Math.round(x) !== 0 && { x: Math.round(x) }),
      ...(Math.round(y) !== 0 && { y: Math.round(y) }),
      width: Math.round(width),
      height: Math.round(height),
      ...faded(opacity),
    })
  }

  /** A vertical gradient within the box of the filled shape. */
  down(stops: readonly Stop[]): string {
    return this.gradient('linearGradient', { x2: 0, y2: 1 }, stops)
  }

  /** A horizontal gradient within the box of the filled shape. */
  across(stops: readonly Stop[]): string {
    return this.gradient('linearGradient', {}, stops)
  }

  /** A gradient between two heights of the picture, the same for all shapes that it fills. */
  between(y1: number, y2: number, stops: readonly Stop[]): string {
    const units = { gradientUnits: 'userSpaceOnUse', x2: 0, y1: Math.round(y1), y2: Math.round(y2) }
    return this.gradient('linearGradient', units, stops)
  }

  /** A gradient from the centre of the filled shape outwards. */
  radial(stops: readonly Stop[]): string {
    return this.gradient('radialGradient', {}, stops)
  }

  /** Groups the marks made inside `draw`, with these attributes. */
  group(attributes: Attributes, draw: () => void): void {
    const marks = this.collect(draw)
    if (marks) this.marks.push(`<g${writeAttributes(attributes)}>${marks}</g>`)
  }

  /** Defines the marks made inside `draw` as a hidden group to show by `use`; returns its id. */
  define(draw: () => void): string {
    const id = this.nextId()
    this.definitions.push(`<g id="${id}">${this.collect(draw)}</g>`)
    return id
  }

  /** Like `group`, but shown at once and again by each `use`. */
  named(draw: () => void): string {
    const id = this.nextId()
    this.marks.push(`<g id="${id}">${this.collect(draw)}</g>`)
    return id
  }

  use(id: string, transform: string, attributes: Attributes = {}): void {
    const move = transform && ` transform="${transform}"`
    this.marks.push(`<use href="#${id}"${move}${writeAttributes(attributes)}/>`)
  }

  /** Like `use` at a point, in the colour for its `inherit` parts. */
  place(id: string, x: number, y: number, paint: string): void {
    this.marks.push(
      `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}" fill="${shortColour(paint)}"/>`,
    )
  }

  /** A small tile repeated over the filled shape, starting at this point. */
  pattern(x: number, y: number, width: number, height: number, draw: () => void): string {
    const id = this.nextId()
    const box = writeAttributes({ x: Math.round(x), y: Math.round(y), width, height })
    const tile = this.collect(draw)
    this.definitions.push(`<pattern id="${id}" patternUnits="userSpaceOnUse"${box}>${tile}</pattern>`)
    return `url(#${id})`
  }

  /** Clips the marks made inside `draw` to a path. */
  clip(data: string | { toString(): string }, draw: () => void): void {
    const id = this.nextId()
    this.definitions.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`)
    this.group({ 'clip-path': `url(#${id})` }, draw)
  }

  toString(): string {
    const definitions = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : ''
    return definitions + this.marks.join('')
  }

  private gradient(tag: string, attributes: Attributes, stops: readonly Stop[]): string {
    const body = stops.map(([at, color, opacity = 1]) =>
      writeAttributes({
        ...(at > 0 && { offset: shortNumber(at) }),
        'stop-color': color,
        ...(opacity < 1 && { 'stop-opacity': shortNumber(opacity) }),
      }),
    )
    const list = body.map((stop) => `<stop${stop}/>`).join('')
    const rest = `${writeAttributes(attributes)}>${list}</${tag}>`
    const known = this.gradients.get(rest)
    if (known) return known
    const id = this.nextId()
    this.definitions.push(`<${tag} id="${id}"${rest}`)
    this.gradients.set(rest, `url(#${id})`)
    return `url(#${id})`
  }

  private mark(tag: string, attributes: Attributes): void {
    if (attributes.d === '') return
    this.marks.push(`<${tag}${writeAttributes(attributes)}/>`)
  }

  private collect(draw: () => void): string {
    const outer = this.marks
    this.marks = []
    draw()
    const inner = this.marks.join('')
    this.marks = outer
    return inner
  }

  private nextId(): string {
    this.count += 1
    return `${this.prefix}${this.count.toString(36)}`
  }
}
