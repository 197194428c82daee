import type { CSSToken } from '@csstools/css-tokenizer'
import { dashesOf, layersOf } from './stroke-work.ts'
import { styleValue } from './style-value.ts'

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
