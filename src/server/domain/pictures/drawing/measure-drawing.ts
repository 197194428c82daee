import type { Declaration } from './declaration.ts'
import { MOST_REFERENCE_DEPTH, MOST_REFERENCES, MOST_STOPS, PATTERN_FILL } from './drawing-limits.ts'
import type { Drawing, DrawingNode } from './drawing-node.ts'
import { DrawingRefusal, requireAtMost } from './drawing-refusal.ts'
import { type FilterWork, filterWork } from './filter-work.ts'
import { shapeMeasure } from './shape-measure.ts'

const noWork: DrawingWork = {
  drawn: 0,
  shapes: 0,
  length: 0,
  vertices: 0,
  pathData: 0,
  text: 0,
  dashes: 0,
  layers: 0,
  primitives: 0,
  costly: 0,
  costlyFills: 0,
  crossings: 0,
  nesting: 0,
}

/** Elements that are drawn only if another refers to them. */
const named = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'style',
  'linearGradient',
  'radialGradient',
])

/**
 * Counts the work of drawing a drawing with all repetitions; every element is measured once. Throws if an element
 * refers to itself, or a chain of references is too long.
 */
export function measureDrawing(
  { root, byId }: Drawing,
  stylesOf: (node: DrawingNode) => Declaration[],
  side: number,
): DrawingWork {
  const measured = new Map<DrawingNode, DrawingWork>()
  const under = new Set<DrawingNode>()
  const filters = new Map<DrawingNode, FilterWork>()
  const radials = new Map<DrawingNode, boolean>()
  let references = 0
  /** The depth of references to the element being measured. */
  let depth = 0

  function workOf(node: DrawingNode): DrawingWork {
    const known = measured.get(node)
    if (known) return known
    if (under.has(node)) throw new DrawingRefusal(`line ${node.line}: <${node.name}> is drawn inside itself`)
    under.add(node)
    const work = { ...noWork, drawn: 1 }
    for (const child of node.children) if (!named.has(child.name)) addWork(work, workOf(child))
    addShape(node, work)
    if (node.name === 'use' || node.name === 'pattern')
      addWork(work, referred(node.attributes.get('href')?.slice(1)))
    for (const declaration of stylesOf(node)) addStyle(declaration, work)
    under.delete(node)
    measured.set(node, work)
    return work
  }

  /** The work that an element adds by referring to another. */
  function referred(id: string | undefined): DrawingWork {
    const node = byId.get(id ?? '')
    if (node === undefined) return noWork
    // Refused on the way down: thousands of chained references would overflow the stack.
    if (depth >= MOST_REFERENCE_DEPTH) throw tooDeep(node)
    depth += 1
    const { nesting, ...work } = workOf(node)
    depth -= 1
    if (nesting >= MOST_REFERENCE_DEPTH) throw tooDeep(node)
    return { ...work, nesting: nesting + 1 }
  }

  function addShape(node: DrawingNode, work: DrawingWork): void {
    const shape = shapeMeasure(node, side)
    if (shape === null) return
    const own = {
      ...noWork,
      ...shape,
      shapes: 1,
      crossings: shape.vertices === 0 ? 0 : (shape.length / side) ** 2,
      text: node.text,
      pathData: node.attributes.get('d')?.length ?? 0,
    }
    addWork(work, own)
  }

  function addStyle(
    { property, references: ids, dashes, layers, effects }: Declaration,
    work: DrawingWork,
  ): void {
    // Counted before anything is added: a paint does not paint itself.
    const { shapes, vertices, length } = work
    if (dashes === null)
      throw new DrawingRefusal(
        'has dashes whose length is no plain number; write them in the units of the drawing',
      )
    work.dashes += dashes * length
    work.layers += layers
    work.primitives += effects
    references += ids.length
    requireAtMost(references, MOST_REFERENCES, 'references to other elements once repetitions are drawn')
    for (const id of ids) {
      const node = byId.get(id)
      if (node?.name === 'filter') addFilter(node, work)
      else if (node?.name.endsWith('Gradient')) addGradient(node, shapes, work)
      else if (property.startsWith('marker')) addWork(work, referred(id), vertices)
      else if (property === 'fill' || property === 'stroke') {
        work.costlyFills += PATTERN_FILL * shapes
        addWork(work, referred(id), shapes)
      } else addWork(work, referred(id))
    }
  }

  function addFilter(filter: DrawingNode, work: DrawingWork): void {
    const known = filters.get(filter) ?? filterWork(filter, side)
    filters.set(filter, known)
    const { primitives, costly } = known
    work.primitives += primitives
    work.costly += costly
  }

  function addGradient(gradient: DrawingNode, shapes: number, work: DrawingWork): void {
    const isRadial = radials.get(gradient) ?? isRadialGradient(gradient, byId)
    radials.set(gradient, isRadial)
    if (isRadial) work.costlyFills += shapes
  }

  return workOf(root)
}

/** A gradient may take its stops from another, and that one from a third. */
function isRadialGradient(gradient: DrawingNode, byId: Drawing['byId']): boolean {
  const seen = new Set<DrawingNode>()
  let isRadial = false
  let next: DrawingNode | undefined = gradient
  while (next && !seen.has(next)) {
    seen.add(next)
    if (seen.size > MOST_REFERENCE_DEPTH) throw tooDeep(gradient)
    isRadial ||= next.name === 'radialGradient'
    next = byId.get(next.attributes.get('href')?.slice(1) ?? '')
  }
  return isRadial
}

function tooDeep({ line, name }: DrawingNode): DrawingRefusal {
  return new DrawingRefusal(
    `line ${line}: <${name}> is referenced through more than ${MOST_REFERENCE_DEPTH} others`,
  )
}

/** Throws if a gradient has too many stops to draw. */
export function requireFewStops(node: DrawingNode): void {
  const stops = node.children.filter(({ name }) => name === 'stop').length
  if (stops > MOST_STOPS) {
    throw new DrawingRefusal(
      `line ${node.line}: <${node.name}> has ${stops} stops; at most ${MOST_STOPS} can be drawn`,
    )
  }
}

/** The work of drawing an element and everything in it, with all repetitions. */
interface DrawingWork {
  /** Drawn elements. */
  drawn: number
  /** Shapes and texts, which inherit fill and stroke. */
  shapes: number
  /** Length of the shapes' outlines in their own units. */
  length: number
  vertices: number
  pathData: number
  text: number
  dashes: number
  layers: number
  primitives: number
  /** Octaves of turbulence and uses of feMorphology. */
  costly: number
  costlyFills: number
  /** Lengths of the shapes' outlines as multiples of the drawing's side, each squared. */
  crossings: number
  /** Depth of references. */
  nesting: number
}

/** Adds the work of something that is drawn `times` times. */
function addWork(sum: DrawingWork, more: DrawingWork, times = 1): void {
  if (times === 0) return
  for (const key of Object.keys(noWork) as (keyof DrawingWork)[]) {
    if (key !== 'nesting' && more[key] > 0) sum[key] += more[key] * times
  }
  sum.nesting = Math.max(sum.nesting, more.nesting)
}
