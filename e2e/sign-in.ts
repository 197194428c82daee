import { expect, type Page } from '@playwright/test'
import { type DemoName, demoEmail, demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { openPlain } from './site.ts'

/** Signs in as one of the demo's people, as a page of the site does. */
export async function signIn(page: Page, slug: string, name: DemoName): Promise<void> {
  await openPlain(page, slug)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
      return (await fetch('/api/user/login', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ email: demoEmail(name, slug), password: demoPassword }),
  )
  expect(status).toBe(200)
}
