import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofCases, proofRuns } from '../../../../scripts/proof-cases.ts'
import { threadMilliseconds } from '../tenant-folders/testing-cpu-time.ts'
import { checkSvg } from './check-svg.ts'
import { drawing } from './drawing/testing-drawing.ts'
import { hostileDrawings } from './drawing/testing-drawings.ts'
import { MOST_SVG_BYTES } from './stored-picture.ts'

/** How many times as long as a plain drawing of its length a hostile one may take; real attacks took 50 times. */
const MOST_TIMES = 10
/** Number of characters below which a check's duration is not meaningful. */
const LEAST_LENGTH = 20_000

const defined =
  '<linearGradient id="l"/><radialGradient id="r" href="#l"/><pattern id="p"><path d="M0 0h9"/></pattern>' +
  `<filter id="f">${'<feTile/>'.repeat(300)}</filter><mask id="m"><rect width="9"/></mask>` +
  '<clipPath id="c"><circle r="9"/></clipPath><marker id="k"><path d="M0 0h9v9"/></marker>'

const properties = [
  'fill',
  'stroke',
  'filter',
  'mask',
  'clip-path',
  'marker',
  'marker-mid',
  'opacity',
  'mix-blend-mode',
  'stroke-dasharray',
  'font-family',
  'd',
  'points',
  'width',
  'href',
  'class',
]
const piece = fc.constantFrom(
  ...['url(#l)', 'url(#r)', 'url(#p)', 'url(#f)', 'url(#m)', 'url(#c)', 'url(#k)', 'blur(1px)', '1 ', '.1,'],
  ...['1', '1e9 ', 'M', 'h1', 'normal ', 'multiply ', '(', '/*', '"', '-', '+', '#l', ' ', 'a ', '!', 'e'],
)
const count = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 60, max: 40_000 }))
const value = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), count)
  .map(([pieces, many]) => pieces.join('').repeat(many))
const declaration = fc.tuple(fc.constantFrom(...properties), value)
const selector = fc.constantFrom('*', 'g', '.a', 'g g', 'g>*', 'g~g', ':not(.b)', '*,g,.a,path')
const rule = fc
  .tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 200 }))
  .map(
    ([name, all, many]) =>
      `${name}{${all
        .map(([property, text]) => `${property}:${text};`)
        .join('')
        .repeat(many)}}`,
  )
const element = fc
  .tuple(
    fc.constantFrom('g', 'path', 'use', 'rect', 'text', 'linearGradient', 'pattern'),
    fc.uniqueArray(declaration, { maxLength: 2, selector: ([property]) => property }),
  )
  .map(
    ([name, all]) =>
      `<${name}${all.map(([property, text]) => ` ${property}="${text.replaceAll('"', "'")}"`).join('')}/>`,
  )
const hostile = fc
  .tuple(
    fc.array(rule, { maxLength: 3 }),
    fc.array(fc.tuple(element, fc.integer({ min: 1, max: 4000 })), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 0, max: 50 }),
  )
  .map(([rules, elements, depth]) => {
    const open = `<style>${rules.join('').slice(0, 60_000)}</style>${'<g>'.repeat(depth)}`
    const close = '</g>'.repeat(depth)
    const room = MOST_SVG_BYTES - drawing(defined + open + close).length
    const inside = elements.map(([text, many]) => {
      const most = Math.floor(room / elements.length / text.length)
      return text.repeat(Math.min(many, most))
    })
    return drawing(defined + open + inside.join('') + close)
  })

const plainParts = '<path style="fill:red;opacity:.9" class="a b" d="M0 0h9v9z"/>'
const known = new Map<number, number>()

/** How long checking a plain drawing of about this length takes. */
function plainMilliseconds(length: number): number {
  const parts = Math.ceil(Math.max(LEAST_LENGTH, length) / plainParts.length)
  const text = drawing(plainParts.repeat(parts))
  const mean = known.get(parts) ?? threadMilliseconds(() => [1, 2, 3, 4, 5].map(() => checkSvg(text))) / 5
  known.set(parts, mean)
  return mean
}

/**
 * How many times as long as a plain drawing it takes; measured again if that is much, because of garbage collection.
 */
function timesPlain(text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && least > MOST_TIMES; run += 1)
    least = Math.min(least, threadMilliseconds(() => checkSvg(text)) / plainMilliseconds(text.length))
  return least
}

describe('checkSvg, with drawings designed to take long,', () => {
  it.each(proofCases(hostileDrawings, 8))('is quick for %s', (_name, text) => {
    expect(timesPlain(text)).toBeLessThan(MOST_TIMES)
  })

  it('is quick for any drawing of a hostile grammar', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(text.length).toBeLessThanOrEqual(MOST_SVG_BYTES)
        expect(timesPlain(text)).toBeLessThan(MOST_TIMES)
      }),
      { numRuns: proofRuns({ few: 8, all: 100 }) },
    )
  })
})
