// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { drawProviderLogo } from './draw-provider-logo.ts'

function parse(svg: string) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

describe('a provider logo', () => {
  it('is the same for the same name and seed, and another for another name', () => {
    expect(drawProviderLogo('Kestrel Drive', 'a')).toBe(drawProviderLogo('Kestrel Drive', 'a'))
    expect(drawProviderLogo('Roadwell', 'a')).not.toBe(drawProviderLogo('Kestrel Drive', 'a'))
  })

  it('is well-formed, small, 60 high, and as wide as its letters', () => {
    const short = parse(drawProviderLogo('Vivo', 'a'))
    const long = parse(drawProviderLogo('Northgate Roadwell', 'a'))
    const widthOf = (document: ReturnType<typeof parse>) =>
      Number(document.documentElement.getAttribute('viewBox')?.split(' ')[2])
    expect(widthOf(long)).toBeGreaterThan(widthOf(short) * 2)
    expect(short.documentElement.getAttribute('viewBox')).toMatch(/ 60$/)
    expect(drawProviderLogo('Northgate Roadwell', 'a').length).toBeLessThan(4096)
  })

  it('says the name to those who cannot see it, whatever characters it has', () => {
    for (const name of [
      'Maple & Main',
      '"><script>',
      "O'Hara <b>",
      'Åre Söner',
      '東京',
      '',
      '\u0000\u0007 x',
      '😀 cars',
      'x'.repeat(400),
    ]) {
      const svg = drawProviderLogo(name, 's')
      const document = parse(svg)
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.querySelector('script, b')).toBeNull()
      if (/^[ -~À-ÿ]*$/.test(name) && name.length < 80)
        expect(document.documentElement.getAttribute('aria-label')).toBe(name)
    }
  })
})
