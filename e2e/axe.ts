import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// The engine that Playwright's binding brings; by itself the binding sends it anew with every question.
const engine = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const source = readFileSync(engine, 'utf8')

/** Rules whose answer depends on colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const

interface Violation {
  id: string
  nodes: readonly { html: string; any: readonly { message: string }[] }[]
}

interface Axe {
  run: (context: Document, options: object) => Promise<{ violations: Violation[] }>
}

/** Waits until the page shows what it was told: also the shortest transition begins with the colour before it. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    // What turns for ever, or with the scroll, has no end to wait for.
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      return (
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      )
    })
    const ends = ending.map(({ finished }) => finished.catch(() => undefined))
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2000))])
  })
}

/** Asks axe-core of the page once its transitions are over, by the rules named or by all; each violation is a sentence with its elements. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settle(page)
  const has = await page.evaluate(() => 'axe' in window)
  if (!has) await page.evaluate(source)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      // No frame has the engine in it; each would be waited for.
      iframes: false,
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    return found.violations
  }, rules)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 5)
        .map(({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ''})`)
        .join(' | ')}`,
  )
}
