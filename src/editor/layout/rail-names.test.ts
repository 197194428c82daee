import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../tenant/language.ts'
import { panelIds } from '../core/field.ts'

// Users of voice control say what they read, so the short name is part of the full one (WCAG 2.5.3).
describe('short names of the rail', () => {
  it.each(languageCodes)('are part of the full names in %s', (language) => {
    const path = join(import.meta.dirname, `../text/${language}.json`)
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    for (const id of panelIds) {
      expect(texts[`panel.${id}`]?.toLocaleLowerCase(language)).toContain(
        texts[`rail.${id}`]?.toLocaleLowerCase(language),
      )
    }
    expect(texts['files.title']?.toLocaleLowerCase(language)).toContain(
      texts['rail.files']?.toLocaleLowerCase(language),
    )
  })
})
