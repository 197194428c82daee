import type { CSSToken } from '@csstools/css-tokenizer'
import { type StyleValue, styleValue } from './style-value.ts'

/** Units of which one is at least a unit of the drawing; lengths of others depend on what is around. */
const units = new Set(['', 'px', 'pt', 'pc', 'mm', 'cm', 'in'])

/** Layers that opacity, blending and a mask take, by the time that each needs. */
const OPACITY_LAYERS = 1

const BLEND_LAYERS = 6

const MASK_LAYERS = 8

/** What one declaration adds to the work of drawing an element. */
export interface Declaration {
  /** In lower case. */
  property: string
  /** Ids that `url(#…)` names. */
  references: readonly string[]
  /** Dashes on each unit of length; null where they cannot be counted. */
  dashes: number | null
  layers: number
  /** Filter functions of CSS. */
  effects: number
}

/** Takes a property and its value and counts the value once: a style sheet may give it to thousands of elements. */
export function declarationOf(property: string, text: string | readonly CSSToken[]): Declaration {
  const value = styleValue(text)
  return {
    property,
    references: value.references,
    dashes: dashesOf(property, value),
    layers: layersOf(property, value),
    effects: property === 'filter' ? value.functions.length : 0,
  }
}

/** Takes a value of a property and gives the dashes that it draws on each unit of length; null where they cannot be counted. */
function dashesOf(property: string, { numbers, functions }: StyleValue): number | null {
  if (property !== 'stroke-dasharray') return 0
  if (functions.length > 0 || numbers.some(({ unit }) => !units.has(unit))) return null
  const sum = numbers.reduce((total, { value }) => total + value, 0)
  return sum > 0 ? numbers.length / 2 / sum : 0
}

/** Takes a value of a property and gives the layers that it adds: pictures of the whole drawing's size. */
function layersOf(property: string, { numbers, words, references }: StyleValue): number {
  switch (property) {
    case 'opacity': {
      const [opacity] = numbers
      return opacity && opacity.value / (opacity.unit === '%' ? 100 : 1) < 1 ? OPACITY_LAYERS : 0
    }
    case 'mix-blend-mode':
      return words.some((word) => word !== 'normal') ? BLEND_LAYERS : 0
    case 'mask':
      return references.length * MASK_LAYERS
    default:
      return 0
  }
}
