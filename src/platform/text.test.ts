import { expect, it } from 'vitest'
import { languageCodes } from '../tenant/language.ts'
import { createText } from './text.ts'

it('formats numbers in its sentences for the language, with digits 0 to 9', () => {
  const sentence = (language: 'en' | 'de' | 'fr' | 'ar') =>
    createText(language, { shell: { found: '{{count}} of {{name}}' } }).t('found', {
      count: 1_234_567,
      name: '2026',
    })
  expect(sentence('en')).toBe('1,234,567 of 2026')
  expect(sentence('de')).toBe('1.234.567 of 2026')
  expect(sentence('fr')).toBe('1\u202f234\u202f567 of 2026')
  expect(sentence('ar')).toBe('1,234,567 of 2026')
})

it('selects among all plural forms of a language', () => {
  const forms = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 }
  const texts = Object.fromEntries(Object.keys(forms).map((form) => [`nights_${form}`, form]))
  const { t } = createText('ar', { shell: texts })
  for (const [form, count] of Object.entries(forms)) expect(t('nights', { count })).toBe(form)
})

it.each(languageCodes)('needs no network service for the language %s', (language) => {
  expect(createText(language, { shell: { a: 'b' } }).t('a')).toBe('b')
})
