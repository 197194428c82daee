import { type Browser, expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { at } from './site.ts'

/** Opens Website Settings as one of an agency's people in a new browser, and waits until it is usable. */
export async function openEditor(
  browser: Browser,
  slug: string,
  role: 'owner' | 'admin',
  panel = '',
  settings = 'Settings',
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('livery_saving_popup', 'false')
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
      document.cookie = 'livery_consent=denied; Path=/'
    } catch {
      // The preview's frame has its own button.
    }
  })
  await signIn(page, slug, role)
  await page.goto(at(slug, `/settings/website/${panel}`))
  await expect(page.getByRole('region', { name: settings })).toBeVisible({ timeout: 20_000 })
  return page
}

export const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeAttached()

/** Opens the home page as a visitor in a new browser, and waits until it listens for publications; returns the tab. */
export async function openVisitor(browser: Browser, slug: string): Promise<Page> {
  const tab = await (await browser.newContext()).newPage()
  const listens = tab.waitForRequest('**/api/agency/events')
  await tab.goto(at(slug, '/'))
  await listens
  await tab.evaluate(() => Object.assign(window, { isSamePage: true }))
  return tab
}

/** Whether the visitor's tab was never reloaded. */
export const isSamePage = (tab: Page) => tab.evaluate(() => 'isSamePage' in window)
