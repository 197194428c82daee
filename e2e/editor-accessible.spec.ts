import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { panelIds } from '../src/editor/core/field.ts'
import { violationsOf } from './axe.ts'
import { openEditor } from './editor.ts'
import { proofUnless } from './proof.ts'
import { test } from './site.ts'

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/editor/text/${language}.json`, import.meta.url), 'utf8'))

// Each half in one mode and one direction: a faulty control fails in any of them. The proof covers the second half.
const halves = [
  { slug: 'aurora', language: 'en', mode: 'light', first: 0 },
  { slug: 'duroob', language: 'ar', mode: 'dark', first: 1 },
] as const

for (const { slug, language, mode, first } of halves) {
  test(
    `every second panel and tool of the editor has no accessibility violation: ${language}, ${mode} mode`,
    proofUnless(language === 'en'),
    async ({ browser }) => {
      const text = textsOf(language)
      const page = await openEditor(browser, slug, 'owner', '', text['region.settings'])
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      const found: string[] = []
      const check = async (where: string) => {
        for (const one of await violationsOf(page)) found.push(`${where}: ${one}`)
      }
      const half = <Item>(all: readonly Item[]) => all.filter((_, at) => at % 2 === first)
      const rail = page.getByRole('navigation', { name: text['rail.name'] ?? '' })
      for (const panel of half(panelIds)) {
        const name = text[`panel.${panel}`] ?? panel
        await rail.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        await check(panel)
      }
      for (const key of half([
        'files.title',
        'tool.share',
        'tool.publish',
        'tool.history',
        'tool.rehearsal',
      ])) {
        await page.getByRole('button', { name: text[key] ?? key, exact: true }).click()
        await expect(page.getByRole('dialog').first()).toBeVisible()
        await check(key)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      expect(found).toEqual([])
    },
  )
}
