import { expect, it } from 'vitest'
import { listedNames } from './new-password-form.tsx'

it.each([
  ['en', ['Orchid'], '\u2068Orchid\u2069'],
  ['en', ['Orchid', 'Demo ID'], '\u2068Orchid\u2069 and \u2068Demo ID\u2069'],
  ['ar', ['Orchid', 'Demo ID'], '\u2068Orchid\u2069 و\u2068Demo ID\u2069'],
])('names are listed in %s in sentence order, each in its own direction', (language, names, expected) => {
  expect(listedNames(names, language)).toBe(expected)
})
