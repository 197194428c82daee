// @vitest-environment jsdom
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { darkVariant } from '../../src/server/domain/site-settings/tokens/token-file.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { themeCss } from '../../src/theme/theme-css.ts'
import { themeVariables } from '../../src/theme/theme-variables.ts'
import { appliesTo, type Page } from './testing-css-rules.ts'

const pages: Page[] = [undefined, 'light', 'dark'].flatMap((dataMode) =>
  (['light', 'dark'] as const).map((system) => ({ dataMode, system })),
)

async function compiled(css: string, ...classes: string[]): Promise<string> {
  const { build } = await compile(`${css}\n@tailwind utilities;`)
  return build(classes)
}

describe('darkVariant', () => {
  it.each(['auto', 'light', 'dark'] as const)(
    'makes dark: utilities follow the colours of an agency whose mode is %s, whatever root and system prefer',
    async (mode) => {
      const tokens = resolveTokens({ mode })
      const css = await compiled(`${themeCss(tokens)}\n${darkVariant(mode)}`, 'dark:block')
      const answers = pages.map((page) => ({
        ...page,
        isDark: appliesTo(css, page, ':root', `color-scheme: dark`),
        root: appliesTo(css, page, ':root', 'display: block'),
        inside: appliesTo(css, page, 'p', 'display: block'),
      }))
      for (const { isDark, root, inside } of answers)
        expect({ root, inside }).toEqual({ root: isDark, inside: isDark })
      expect(new Set(answers.map(({ isDark }) => isDark)).size).toBe(2)
    },
  )

  it('applies them always with dark colours only, and never with light colours only', async () => {
    const dark = await compiled(darkVariant('dark', 'dark'), 'dark:block')
    const light = await compiled(darkVariant('auto', 'light'), 'dark:block')
    for (const page of pages) {
      expect(appliesTo(dark, page, 'p', 'display: block')).toBe(true)
      expect(appliesTo(light, page, 'p', 'display: block')).toBe(false)
    }
    expect(themeVariables(resolveTokens({}), 'dark')).not.toEqual(themeVariables(resolveTokens({}), 'light'))
  })

  it('adds no specificity, and combines with other variants', async () => {
    const css = await compiled(darkVariant('auto'), 'dark:hover:block', 'group-hover:dark:block')
    expect(css.match(/(?<!\\):hover/g)).toHaveLength(4)
    expect(css.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')).not.toContain('data-mode')
  })
})
