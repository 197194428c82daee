import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { textScale } from './token-file.ts'

const css = readFileSync(join(import.meta.dirname, '../../../../ui/tokens.css'), 'utf8')

it("returns the interface's declarations in a namespace, each on one line, without cleared ones", () => {
  const radii = interfaceTokens('radius')
  expect(radii).toContainEqual(['--radius-lg', 'var(--radius)'])
  expect(radii).toContainEqual(['--radius-xl', 'calc(var(--radius) * 1.35)'])
  expect(interfaceTokens('padding')).toContainEqual(['--padding-2\\.5', 'calc(0.625rem * var(--density))'])
  const shadows = interfaceTokens('shadow')
  expect(shadows.length).toBeGreaterThan(2)
  for (const [name, value] of [...radii, ...shadows]) {
    expect(name).not.toContain('*')
    expect(value).toMatch(/^[^\n]+$/)
    expect(css.replace(/\s+/g, ' ')).toContain(`${name}: ${value};`)
  }
})

it('refuses an empty namespace, so that a renamed one is noticed', () => {
  expect(() => interfaceTokens('text', 'nothing')).toThrow('declares nothing in --nothing-*')
})

it('reads every heading size with its ends and line height', () => {
  expect(textScale().map(({ name }) => name)).toEqual(['hero', 'title', 'heading'])
  for (const { size, smallest, largest } of textScale()) {
    expect(size).toContain(`clamp(${smallest}rem,`)
    expect(size).toContain(`${largest}rem)`)
  }
})

it('finds every variable that a derived token reads among the tokens of a theme', () => {
  const { light, shape } = resolveTokens({})
  const read = interfaceTokens('radius', 'shadow', 'padding', 'margin', 'gap', 'space').flatMap(([, value]) =>
    Array.from(value.matchAll(/var\(--([\w-]+)\)/g), ([, name = '']) => name),
  )
  expect(new Set(read)).toEqual(new Set(['radius', 'shade', 'elevation', 'density']))
  for (const name of read) expect({ ...light, ...shape }).toHaveProperty([name])
})
