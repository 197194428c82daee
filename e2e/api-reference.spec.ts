import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proof } from './proof.ts'
import { at, test } from './site.ts'

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const

/** Swagger UI begins its tags with a third-level heading, and puts its introduction outside the main landmark. */
const isOfLibrary = (violation: string) => /^(heading-order|region):/.test(violation)

/** Console messages, such as policy violations. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

for (const { name, width, height } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the API reference has no accessibility violation on ${name} in ${colorScheme} mode`,
      proof,
      async ({ browser }) => {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme })
        const page = await context.newPage()
        const complaints = complaintsOf(page)
        await page.goto(at('aurora', '/api/docs'))
        await page.getByRole('heading', { name: 'Proposals' }).getByRole('button').click()
        const operation = page.locator('#operations-Proposals-createProposal')
        await operation.getByRole('button', { name: /Propose a rate to a client/ }).click()
        await expect(operation.getByText('CreateProposalRequest')).toBeVisible()
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(isWider).toBe(false)
        expect(complaints).toEqual([])
        const violations = await violationsOf(page)
        expect(violations.filter((one) => !isOfLibrary(one))).toEqual([])
        await context.close()
      },
    )
  }
}

test('the API reference reads the contract, which is served as one document', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(at('aurora', '/api/docs'))
  await expect(page.getByRole('heading', { name: 'Proposals' })).toBeVisible()
  expect(complaints).toEqual([])
  const response = await page.goto(at('aurora', '/openapi.json'))
  const contract = JSON.parse((await response?.text()) ?? '{}')
  expect(contract.openapi).toBe('3.1.0')
  expect(Object.keys(contract.paths)).toContain('/api/hotels/search')
})
