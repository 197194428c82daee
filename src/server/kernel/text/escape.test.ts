import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, scriptJson } from './escape.ts'

it('lets no text open an element, an attribute or an entity', () => {
  expect(escapeHtml(`<b a="x" b='y'>&amp;`)).toBe('&#60;b a=&#34;x&#34; b=&#39;y&#39;&#62;&#38;amp;')
})

it('writes JSON that cannot end its script element or line, and parses to the same value', () => {
  const hostile = { a: '</script><!--<script>', b: '\u2028\u2029' }
  const text = scriptJson(hostile)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(hostile)
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written = scriptJson(value)
      expect(written).not.toContain('<')
      expect(JSON.stringify(JSON.parse(written))).toEqual(JSON.stringify(value))
    }),
  )
})
