import { expect, it } from 'vitest'
import type { LanguageCode } from '../contract/types.ts'
import { weekStart } from './week-start.ts'

it('begins the week on Sunday by default, on Monday in most of Europe, on Saturday in Arabic', () => {
  const starts = (['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] satisfies LanguageCode[]).map(
    weekStart,
  )
  expect(starts).toEqual([0, 0, 1, 1, 1, 1, 6, 1, 1])
})
