import { describe, expect, it } from 'vitest'
import { resolveTokens } from './resolve-tokens.ts'
import { themeCss } from './theme-css.ts'

const css = (input: Parameters<typeof resolveTokens>[0]) => themeCss(resolveTokens(input))

describe('themeCss', () => {
  it('follows the system if the agency leaves the mode to it, unless the visitor chooses', () => {
    const text = css({ mode: 'auto' })
    expect(text).toMatch(/^:root\{color-scheme:light;/)
    expect(text).toContain(':root[data-mode=dark]{color-scheme:dark;')
    expect(text).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-mode=light]){color-scheme:dark;',
    )
  })

  it('keeps the mode that an agency fixes, whatever the system says', () => {
    expect(css({ mode: 'light' })).not.toContain('@media')
    expect(css({ mode: 'dark' })).toMatch(/^:root\{color-scheme:dark;/)
    expect(css({ mode: 'dark' })).not.toContain('@media')
  })

  // §2.6.3, §9.25
  it('declares the spec’s literal variables, the semantic names and the logo’s maximum size', () => {
    const text = css({ primaryColor: '#2c7be5' })
    expect(text).toContain('--primary-color:#2c7be5;--primary-color-text:#ffffff;--primary-color-60:#')
    for (const name of [
      'background',
      'primary',
      'primary-hover',
      'link',
      'ring',
      'brand-12',
      'sidebar-primary-foreground',
    ]) {
      expect(text).toContain(`--${name}:#`)
    }
    expect(text).toContain('--logo-max-height:50px;')
  })

  it('contains nothing that could close the style element or load from elsewhere', () => {
    expect(css({ primaryColor: '#ffd400', typePairing: 'editorial', radius: 'full' })).not.toMatch(
      /<|url\(|@import/,
    )
  })

  it('repeats only the differences in the other mode', () => {
    const [light = '', dark = ''] = css({ mode: 'light' }).split(':root[data-mode=dark]')
    expect(light).toContain('--primary:')
    expect(dark).not.toContain('--primary:')
    expect(dark).toContain('--background:')
  })
})
