// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../api/client.ts'
import { ofProduct } from '../../contract/of-product.ts'
import type { Proposal } from '../../contract/types.ts'
import { testSite } from '../testing-site.tsx'

const place = { latitude: 38.71667, longitude: -9.13333, destination: 'Lisbon, Portugal' }
const date = '2026-05-08'

describe("page for a client's answer to other products than hotels", () => {
  const site = testSite('meridian')

  /** Proposes what a key names as an agent; the browser then belongs to the client. */
  async function proposed(product: 'activity' | 'car', rateKeyOf: () => Promise<string>): Promise<Proposal> {
    await site().signIn('agent')
    const { data } = await createApiClient({ baseUrl: site().origin }).POST('/api/proposals', {
      body: {
        product,
        rateKey: await rateKeyOf(),
        currency: 'USD',
        validUntil: '2026-03-20',
        keepsPrice: true,
        client: { name: 'Tor Vik', email: '' },
      },
    })
    if (!data) throw new Error('The proposal request failed.')
    site().useAnotherBrowser()
    return data.data
  }

  /** Returns the lines of a search that have offers. */
  async function offersOf<Offer>(found: { data?: unknown }): Promise<Offer[]> {
    const lines = (await new Response(found.data as ReadableStream).text()).trimEnd().split('\n')
    return lines.flatMap((line) => (JSON.parse(line) as { offers?: Offer[] }).offers ?? [])
  }

  async function activityKey(): Promise<string> {
    const api = createApiClient({ baseUrl: site().origin })
    const body = { ...place, date, currency: 'USD' } as const
    const found = await api.POST('/api/activities/search', { body, parseAs: 'stream' })
    for (const { productCode } of await offersOf<{ productCode: string }>(found)) {
      const units = [{ unit: 'adult', count: 3 }]
      const { data } = await api.POST('/api/activities/slots', {
        body: { productCode, date, units, currency: 'USD' },
      })
      const slots = data?.data.options.flatMap((option) => option.slots) ?? []
      const slot = slots.find(({ rateKey }) => rateKey)
      if (slot?.rateKey) return slot.rateKey
    }
    throw new Error('No activity in Lisbon has places.')
  }

  it('shows an activity with its time, travellers and terms, and takes the answer', async () => {
    const { id, subject, from } = await proposed('activity', activityKey)
    const { activity } = ofProduct(subject, 'activity')
    await site().show(`/allowAgentProposal?proposalId=${id}`)
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(`An activity proposed by ${from}`)).toBeVisible()
    expect(card.getByRole('heading', { name: activity.activity.title })).toBeVisible()
    expect(card.getByText(activity.option.title)).toBeVisible()
    expect(card.getByText('3 travellers')).toBeVisible()
    expect(card.getAllByText('May 8')[0]).toBeVisible()
    expect(card.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
    expect(card.getByText(/^Local time of Lisbon/)).toBeVisible()
    expect(screen.getByText(/^This activity is a sample/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, please book it' }))
    expect(await screen.findByRole('link', { name: 'See the proposal' })).toHaveAttribute(
      'href',
      `/booknow/activities/deal/${id}`,
    )
  })
})
