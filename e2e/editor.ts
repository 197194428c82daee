import { type Browser, expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { at } from './site.ts'

/** Opens Website Settings as one of an agency's people, with a browser of their own, and waits until it can be used. */
export async function openEditor(
  browser: Browser,
  slug: string,
  who: 'owner' | 'admin',
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
      // The preview's frame has its own.
    }
  })
  await signIn(page, slug, who)
  await page.goto(at(slug, `/settings/website/${panel}`))
  await expect(page.getByRole('region', { name: settings })).toBeVisible({ timeout: 20_000 })
  return page
}

export const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeAttached()
