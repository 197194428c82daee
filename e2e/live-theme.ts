import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { LiveTheme } from '../src/platform/live-theme.ts'
import type { ShellAssets } from '../src/server/http/assets/shell-assets.ts'
import type { BrandInput } from '../src/theme/theme-input.ts'

declare global {
  interface Window {
    liveTheme: LiveTheme
    reactCommits: number
  }
}

/** Counts React's commits from the page's first script on, by the hook that its production build also calls. */
export async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reactCommits = 0
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        checkDCE: () => undefined,
        inject: () => 1,
        onCommitFiberRoot: () => {
          window.reactCommits += 1
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })
}

/** Number of React's commits since the page was opened. */
export function commits(page: Page): Promise<number> {
  return page.evaluate(() => window.reactCommits)
}

/** The same after a second without commits, when everything the page fetches has arrived. */
export async function restingCommits(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    for (;;) {
      const before = window.reactCommits
      await new Promise((resolve) => setTimeout(resolve, 1000))
      if (window.reactCommits === before) return before
    }
  })
}

/** Loads the kit's own module that changes a theme into a page: the file that the build wrote. */
export async function importLiveTheme(page: Page, own: BrandInput): Promise<void> {
  const assets = new URL('../dist/shell-assets.json', import.meta.url)
  const { integrity }: ShellAssets = JSON.parse(readFileSync(assets, 'utf8'))
  const file = Object.keys(integrity).find((name) => name.includes('/live-theme-'))
  if (!file) throw new Error('the build has no live-theme')
  await page.evaluate(
    async ({ file, own }) => {
      const { liveTheme } = await import(file)
      window.liveTheme = liveTheme(document.documentElement, own)
    },
    { file, own },
  )
}
