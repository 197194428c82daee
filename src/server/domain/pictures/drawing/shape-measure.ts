import type { DrawingNode } from './drawing-node.ts'
import { measurePath, type PathMeasure } from './measure-path.ts'

/** Measures an element's outline, given the drawing's longer side; null if it is not a shape. */
export function shapeMeasure({ name, attributes, text }: DrawingNode, side: number): PathMeasure | null {
  const number = (attribute: string) => lengthOf(attributes.get(attribute), side)
  const measured = (length: number, vertices: number): PathMeasure => {
    // Dashes are counted along the author's path length, if given.
    const given = number('pathLength')
    return { length: Math.max(length, given), vertices }
  }
  switch (name) {
    case 'path': {
      const { length, vertices } = measurePath(attributes.get('d') ?? '')
      return measured(length, vertices)
    }
    case 'rect':
      return measured(2 * (number('width') + number('height')), 4)
    case 'circle':
      return measured(2 * Math.PI * number('r'), 4)
    case 'ellipse':
      return measured(2 * Math.PI * Math.max(number('rx'), number('ry')), 4)
    case 'line':
      return measured(
        Math.abs(number('x2')) + Math.abs(number('x1')) + Math.abs(number('y2')) + Math.abs(number('y1')),
        2,
      )
    case 'polyline':
    case 'polygon': {
      const { length, vertices } = measurePath(
        `M${attributes.get('points') ?? ''}${name === 'polygon' ? 'z' : ''}`,
      )
      return measured(length, vertices)
    }
    case 'text':
    case 'tspan':
    case 'textPath':
      // Letters' outlines, taken as large as the drawing.
      return text > 0 ? measured(text * side, 0) : null
    default:
      return null
  }
}

function lengthOf(value: string | undefined, side: number): number {
  const number = Number.parseFloat(value ?? '0')
  if (!Number.isFinite(number)) return 0
  return value?.trim().endsWith('%') ? (number / 100) * side : number
}
