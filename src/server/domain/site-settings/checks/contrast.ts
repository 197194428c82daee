import { pairs } from '../../../../theme/color-pairs.ts'
import { contrast } from '../../../../theme/contrast.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { parseHex } from '../../../../theme/srgb.ts'
import { type Checked, findingOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'contrast'
/** Pairs that need at least this contrast are text, which is what people ask about (WCAG 2.2, 1.4.3). */
const TEXT = 4.5

/** Measures every pair of colours that a page combines, in both modes, and reports the lowest contrast of text. */
export function checkContrast({ settings: { agency } }: CheckedSite): Checked {
  const tokens = resolveTokens({ ...agency.theme, primaryColor: agency.primaryColor })
  const measured = (['light', 'dark'] as const).flatMap((mode) =>
    pairs.map(({ over, ground, ratio }) => {
      const [one, other] = [tokens[mode][over] ?? '', tokens[mode][ground] ?? '']
      return { over, ground, needed: ratio, ratio: contrast(parseHex(one), parseHex(other)) }
    }),
  )
  const findings = measured
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ over, ground, needed, ratio }) => {
      const values = { over, ground, needed, ratio: figure(ratio) }
      return findingOf(CHECK, {
        code: 'contrast.pair',
        level: 'blocking',
        pointer: '/agency/primaryColor',
        values,
      })
    })
  const texts = measured.filter(({ needed }) => needed >= TEXT)
  const ratio = figure(Math.min(...texts.map((one) => one.ratio)))
  const count = measured.length
  const summary = `${count} pairs of colours in light and dark, text at ${ratio} : 1 at least`
  return { findings, passed: { check: CHECK, values: { count, ratio }, summary } }
}

/** Cut and not rounded, so that a contrast below the limit never appears to reach it. */
export function figure(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
