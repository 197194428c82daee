import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clampRgb, converter, formatHex, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolveTokens } from './resolve-tokens.ts'

// The browser mixes the grounds of messages and badges (`tint-*`), so the engine has no token for them.
const css = readFileSync(join(import.meta.dirname, '../ui/utilities.css'), 'utf8')
const [, lightness = '', chroma = '', percent = ''] =
  /color-mix\(in oklab, oklch\(from --value\(--color-\*\) ([\d.]+) ([\d.]+) h\) ([\d.]+)%, var\(--card\)\)/.exec(
    css,
  ) ?? []
const oklch = converter('oklch')

/** The colour that a browser computes for `tint-*`. */
function tintOf(signal = '', card = ''): string {
  const strong = { mode: 'oklch' as const, l: Number(lightness), c: Number(chroma), h: oklch(signal)?.h ?? 0 }
  return formatHex(clampRgb(interpolate([card, strong], 'oklab')(Number(percent) / 100)))
}

it('reads the mix of the tints from the style sheet', () => {
  expect([lightness, chroma, percent].map(Number).every((part) => part > 0)).toBe(true)
})

it('keeps text at 7:1 and the focus ring at 3:1 on signal tints for 1,000 random brands', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, color, (primaryColor, neutralTint) => {
      const { light, dark } = resolveTokens({ primaryColor, neutralTint })
      for (const tokens of [light, dark]) {
        for (const signal of ['destructive', 'success', 'warning', 'primary', 'link']) {
          const tint = tintOf(tokens[signal], tokens.card)
          expect(wcagContrast(tokens['card-foreground'] ?? '', tint)).toBeGreaterThanOrEqual(7)
          expect(wcagContrast(tokens.ring ?? '', tint)).toBeGreaterThanOrEqual(3)
        }
      }
    }),
    { numRuns: 1000 },
  )
})
