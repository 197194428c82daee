// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../api/client.ts'
import { wordingQuery } from '../api/wording.ts'
import { testSite } from './testing-site.tsx'

describe("an agency's own words (tenant.json, wording)", () => {
  const site = testSite('meridian', (content) => ({
    ...content,
    wording: {
      en: {
        'deals.heading': 'Our pick of the week',
        'header.languages': 'Speak to us in',
        'search.adultsCount_other': '{{count}} grown-ups',
        'errors.takeMeHome': 'Back to safety',
        'errors.notFound': 'There is no such page.',
        'login.heading': 'Step in',
        'seo/destinations.heading': 'Everywhere we go',
      },
      de: { 'deals.heading': 'Diese Woche für Sie' },
    },
  }))

  it('stand in place of ours on the page, plural forms too', async () => {
    await site().show('/')
    expect(screen.getByRole('heading', { level: 2, name: 'Our pick of the week' })).toBeVisible()
    expect(screen.getByRole('button', { name: /2 grown-ups/ })).toBeVisible()
  })

  it('stand in what a press brings', async () => {
    await site().show('/')
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    expect(await screen.findByRole('list', { name: 'Speak to us in' })).toBeVisible()
  })

  it("stand on the shell's other pages", async () => {
    await site().show('/errors')
    expect(screen.getByRole('link', { name: 'Back to safety' })).toBeVisible()
  })

  it('stand in remote parts, each in its own', async () => {
    await site().show('/destination')
    expect(await screen.findByRole('heading', { level: 1, name: 'Everywhere we go' })).toBeVisible()
  })

  it('are never taken for texts that are still to come: a page fetched after the first has all of its words', async () => {
    await site().show('/')
    await act(async () => {
      history.pushState(null, '', '/login')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Step in' })).toBeVisible()
  })

  it("are the page's language's, and ours where it has none", async () => {
    await site().show('/?lng=de')
    expect(screen.getByRole('heading', { level: 2, name: 'Diese Woche für Sie' })).toBeVisible()
    expect(screen.queryByText('2 grown-ups')).toBeNull()
  })

  it('are told a site that no server renders, in its language', async () => {
    const client = createApiClient({ baseUrl: site().origin, language: 'de' })
    const { data } = await wordingQuery(client).queryFn({ signal: new AbortController().signal })
    expect(data).toEqual({ 'deals.heading': 'Diese Woche für Sie' })
  })
})
