import { MOST_BLUR, MOST_FILTER_REGION, MOST_MORPHOLOGY } from './drawing-limits.ts'
import type { DrawingNode } from './drawing-node.ts'
import { DrawingRefusal } from './drawing-refusal.ts'

/** The number of a filter's primitives, and of costly ones among them. */
export interface FilterWork {
  primitives: number
  costly: number
}

/** Returns the work of a filter, given the drawing's longer side; throws if one effect alone is too large. */
export function filterWork(filter: DrawingNode, side: number): FilterWork {
  const isShare = filter.attributes.get('primitiveUnits') === 'objectBoundingBox'
  const whole = isShare ? 1 : side
  requireRegion(filter, side)
  const work = { primitives: 0, costly: 0 }
  for (const effect of filter.children) {
    if (!effect.name.startsWith('fe')) continue
    work.primitives += 1
    const { attributes } = effect
    switch (effect.name) {
      case 'feTurbulence':
        work.costly += Math.max(1, numbers(attributes.get('numOctaves') ?? '1')[0] ?? 1)
        break
      case 'feMorphology':
        work.costly += 1
        requireShare(effect, 'radius', numbers(attributes.get('radius')), whole, MOST_MORPHOLOGY)
        break
      case 'feGaussianBlur':
      case 'feDropShadow':
        requireShare(effect, 'stdDeviation', numbers(attributes.get('stdDeviation')), whole, MOST_BLUR)
        break
      default:
    }
  }
  return work
}

function requireShare(
  { name, line }: DrawingNode,
  attribute: string,
  values: readonly number[],
  whole: number,
  most: number,
): void {
  const value = Math.max(0, ...values)
  if (value > most * whole) {
    throw new DrawingRefusal(
      `line ${line}: <${name}> has a ${attribute} of ${value}; at most ${rounded(most * whole)} can be drawn`,
    )
  }
}

/** The region is a share of the filter's target, or in the units of the drawing. */
function requireRegion({ attributes, line }: DrawingNode, side: number): void {
  const isUser = attributes.get('filterUnits') === 'userSpaceOnUse'
  for (const name of ['width', 'height'] as const) {
    const value = attributes.get(name) ?? ''
    const [number = 0] = numbers(value)
    const share = value.includes('%') ? number / 100 : isUser ? number / side : number
    if (share > MOST_FILTER_REGION) {
      throw new DrawingRefusal(
        `line ${line}: <filter> has a ${name} of ${value.trim()}; at most ${MOST_FILTER_REGION * 100}% can be drawn`,
      )
    }
  }
}

function numbers(text: string | undefined): number[] {
  const found = text?.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []
  return found.slice(0, 4).map(Number)
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
