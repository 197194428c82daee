import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// The engine of Playwright's axe binding, loaded once; the binding itself would send it with every call.
const engine = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const source = readFileSync(engine, 'utf8')

/** Rules whose result depends on colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const

interface Violation {
  id: string
  nodes: readonly { html: string; any: readonly { message: string }[] }[]
}

interface Axe {
  run: (context: Document, options: object) => Promise<{ violations: Violation[] }>
}

/** Waits until the page shows its new state: even the shortest transition starts with the old colour. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    // Endless and scroll-driven animations never finish, so they are not waited for.
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      return (
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      )
    })
    const ends = ending.map(({ finished }) => finished.catch(() => undefined))
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2000))])
  })
}

/**
 * Runs axe-core once the page's transitions are over, with the given rules or all. Each violation is a sentence with
 * its elements.
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settle(page)
  const has = await page.evaluate(() => 'axe' in window)
  if (!has) await page.evaluate(source)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      // Frames have no engine; axe would wait for each.
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
