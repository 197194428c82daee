/** What drawing an element and everything in it takes, each repetition counted. */
export interface DrawingWork {
  /** Elements that are drawn. */
  drawn: number
  /** Shapes and texts, which take the fill and stroke of what is around them. */
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
  /** References that lead to one another. */
  nesting: number
}

export const noWork: DrawingWork = {
  ...{ drawn: 0, shapes: 0, length: 0, vertices: 0, pathData: 0, text: 0 },
  ...{ dashes: 0, layers: 0, primitives: 0, costly: 0, costlyFills: 0, crossings: 0, nesting: 0 },
}

/** Adds the work of something that is drawn a number of times. */
export function addWork(sum: DrawingWork, more: DrawingWork, times = 1): void {
  if (times === 0) return
  for (const key of Object.keys(noWork) as (keyof DrawingWork)[]) {
    if (key !== 'nesting' && more[key] > 0) sum[key] += more[key] * times
  }
  sum.nesting = Math.max(sum.nesting, more.nesting)
}
