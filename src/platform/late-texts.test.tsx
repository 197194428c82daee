// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../contract/page.ts'
import { type LateTexts, useLateTexts } from './late-texts.ts'
import { PageProvider } from './page.tsx'
import { createText, useText } from './text.ts'

const page = { language: 'en', wording: { 'car/desk': 'Our own desk' } } as unknown as PageContext
const ofCars: LateTexts = {
  id: 'car',
  name: 'car',
  load: async () => ({ desk: 'The desk', key: 'The key' }),
}
const ofCarPages: LateTexts = { id: 'car pages', name: 'car', load: async () => ({ map: 'The map' }) }
const broken: LateTexts = { id: 'x', name: 'x', load: () => Promise.reject(new Error('not to be had')) }

function Words({ wanted }: { wanted: readonly LateTexts[] }) {
  const text = useText(['car', 'booking'])
  const { isHere, error } = useLateTexts(wanted)
  if (error) return <p>{error.message}</p>
  return <p>{isHere ? ['desk', 'key', 'map', 'lead'].map((key) => text(key)).join(', ') : 'not yet'}</p>
}

function show(wanted: readonly LateTexts[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageProvider page={page}>
        <I18nextProvider i18n={createText('en', { booking: { lead: 'Of all', desk: 'Any desk' } })}>
          <Words wanted={wanted} />
        </I18nextProvider>
      </PageProvider>
    </QueryClientProvider>,
  )
}

describe('useLateTexts', () => {
  it("adds texts in the agency's wording, before a page's fallback texts", async () => {
    show([ofCars, ofCarPages])
    expect(screen.getByText('not yet')).toBeVisible()
    expect(await screen.findByText('Our own desk, The key, The map, Of all')).toBeVisible()
  })

  it('returns the error if texts fail to load', async () => {
    show([ofCars, broken])
    expect(await screen.findByText('not to be had')).toBeVisible()
  })
})
