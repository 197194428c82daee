import {
  MOST_COSTLY_EFFECTS,
  MOST_COSTLY_FILLS,
  MOST_CROSSINGS,
  MOST_DASHES,
  MOST_DRAWN,
  MOST_DRAWN_PATH_LENGTH,
  MOST_FILTER_PRIMITIVES,
  MOST_LAYERS,
  MOST_PATH_LENGTH,
  MOST_TEXT_LENGTH,
} from './drawing/drawing-limits.ts'
import type { Drawing, DrawingNode } from './drawing/drawing-node.ts'
import { DrawingRefusal, requireAtMost } from './drawing/drawing-refusal.ts'
import { drawingSide } from './drawing/drawing-size.ts'
import { measureDrawing, requireFewStops } from './drawing/measure-drawing.ts'
import { nodeStyles } from './drawing/node-styles.ts'
import { outsideReference } from './drawing/outside-reference.ts'
import { readDrawing } from './drawing/read-drawing.ts'

/**
 * Returns the first reason why an SVG text cannot be an agency's picture, or null. It must be well-formed, contain
 * only drawing, reach nothing outside itself and take little work. Source: security, 11.
 */
export function checkSvg(text: string): string | null {
  try {
    const drawing = readDrawing(text)
    for (const { text: css, line } of drawing.styles) {
      const reason = outsideReference(css)
      if (reason !== null) return `line ${line}: <style> ${reason}`
    }
    requireLittleWork(drawing)
    return null
  } catch (error) {
    if (error instanceof DrawingRefusal) return error.message
    throw error
  }
}

/** Throws if drawing would take long. Accepted drawings still run in a process with a time limit. */
function requireLittleWork(drawing: Drawing): void {
  const side = drawingSide(drawing.root)
  for (const node of nodesOf(drawing.root)) {
    requireFewStops(node)
    const path = node.attributes.get('d')?.length ?? 0
    if (path > MOST_PATH_LENGTH) requireAtMost(path, MOST_PATH_LENGTH, 'characters of path data in one path')
  }
  const work = measureDrawing(drawing, nodeStyles(drawing), side)
  requireAtMost(work.drawn, MOST_DRAWN, 'elements once repetitions are drawn')
  requireAtMost(work.pathData, MOST_DRAWN_PATH_LENGTH, 'characters of path data once repetitions are drawn')
  requireAtMost(work.text, MOST_TEXT_LENGTH, 'characters of text')
  requireAtMost(work.dashes, MOST_DASHES, 'dashes')
  requireAtMost(work.costly, MOST_COSTLY_EFFECTS, 'octaves of turbulence and uses of feMorphology')
  requireAtMost(work.primitives, MOST_FILTER_PRIMITIVES, 'filter effects')
  requireAtMost(work.layers, MOST_LAYERS, 'layers of opacity, blending and masks')
  requireAtMost(work.costlyFills, MOST_COSTLY_FILLS, 'fills by radial gradients and patterns')
  requireAtMost(work.crossings, MOST_CROSSINGS, 'crossings of outlines')
}

function* nodesOf(node: DrawingNode): Generator<DrawingNode> {
  yield node
  for (const child of node.children) yield* nodesOf(child)
}
