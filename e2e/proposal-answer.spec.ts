import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

/** Proposes a rate in Lisbon in Swedish crowns, as the signed-in agent; returns the proposal's id and total. */
function proposed(page: Page): Promise<{ id: string; total: number }> {
  return page.evaluate(async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'livery' },
      })
    const requested = {
      stay: { start: day(70), end: day(73) },
      rooms: [{ adults: 2, childAges: [7] }],
      currency: 'SEK',
    }
    const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
    const lines = (await (await post('/api/hotels/search', { ...place, ...requested })).text())
      .trim()
      .split('\n')
    const [offer] = lines.flatMap((line) => JSON.parse(line).offers ?? [])
    const { data } = await (
      await post('/api/hotels/details', { hotelId: offer.hotelId, ...requested })
    ).json()
    const [rate] = data.rooms.flatMap((room: { rates: { rateKey: string }[] }) => room.rates)
    const terms = { currency: 'SEK', validUntil: day(20), keepsPrice: true, note: '' }
    const request = { product: 'hotel', rateKey: rate.rateKey, ...terms }
    const client = { name: 'Tor Vik', email: '' }
    const made = await (await post('/api/proposals', { ...request, client })).json()
    return { id: made.data.id, total: made.data.proposedTotal.amount }
  })
}

test('a client reads what they accept, and agent and owner receive a mail', async ({ browser, page }) => {
  await signIn(page, 'meridian', 'agent')
  await page.goto(at('meridian', '/privacy-policy'))
  const { id, total } = await proposed(page)
  const context = await browser.newContext()
  const client = await context.newPage()
  await client.goto(at('meridian', `/allowAgentProposal?proposalId=${id}&lng=en`))
  await expect(client.getByRole('banner')).toHaveCount(0)
  await expect(client.getByRole('contentinfo')).toHaveCount(0)
  const amount = `SEK ${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect(client.getByText(amount).first()).toBeVisible()
  await expect(client.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
  expect(await violationsOf(client)).toEqual([])
  expect(await client.content()).not.toMatch(/"(net|markup|base|trace|rule)":/)
  await client.getByRole('button', { name: 'Yes, please book it' }).click()
  await expect(client.getByRole('heading', { name: 'You have accepted this proposal' })).toBeVisible()
  await context.close()

  await page.goto(at('meridian', '/proposals?lng=en'))
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) })
  await expect(row.getByText('Accepted')).toBeVisible()
  await page.goto(at('meridian', '/outbox'))
  await expect(page.getByText('agent@meridian.example').first()).toBeVisible()
  await expect(page.getByText('owner@meridian.example').first()).toBeVisible()
})
