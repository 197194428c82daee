import { describe, expect, it } from 'vitest'
import { resolveTokens } from './resolve-tokens.ts'
import { themeCss } from './theme-css.ts'
import { themeVariables } from './theme-variables.ts'

const tokens = resolveTokens({ primaryColor: '#136f63', radius: 'large', density: 'compact' })

describe('themeVariables', () => {
  it('names every colour of the mode and every shape token with leading dashes', () => {
    const variables = themeVariables(tokens, 'dark')
    expect(variables['--primary']).toBe(tokens.dark.primary)
    expect(variables['--background']).toBe(tokens.dark.background)
    expect(variables).toMatchObject({
      '--radius': '1.125rem',
      '--density': '0.84',
      '--logo-max-height': '50px',
    })
    expect(Object.keys(variables)).toHaveLength(
      Object.keys(tokens.dark).length + Object.keys(tokens.shape).length,
    )
  })

  it('matches the style sheet of a fixed mode', () => {
    const [css = ''] = themeCss({ ...tokens, mode: 'light' }).split('}')
    const declared = css.replace(/^:root\{color-scheme:light;/, '')
    const written = Object.entries(themeVariables(tokens, 'light'))
    expect(written.map(([name, value]) => `${name}:${value};`).join('')).toBe(declared)
  })
})
