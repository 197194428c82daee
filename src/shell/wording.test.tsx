// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { wordingQuery } from '../api/agency.ts'
import { createApiClient } from '../api/client.ts'
import { testSite } from './testing-site.tsx'

describe("agency's own wording (tenant.json, wording)", () => {
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

  it('replaces the default texts on the page, plural forms too', async () => {
    await site().show('/')
    expect(screen.getByRole('heading', { level: 2, name: 'Our pick of the week' })).toBeVisible()
    expect(screen.getByRole('button', { name: /2 grown-ups/ })).toBeVisible()
  })

  it('replaces texts that load on a click', async () => {
    await site().show('/')
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    expect(await screen.findByRole('list', { name: 'Speak to us in' })).toBeVisible()
  })

  it("replaces texts on the shell's other pages", async () => {
    await site().show('/errors')
    expect(screen.getByRole('link', { name: 'Back to safety' })).toBeVisible()
  })

  it('replaces texts in remote parts, each in its own', async () => {
    await site().show('/destination')
    expect(await screen.findByRole('heading', { level: 1, name: 'Everywhere we go' })).toBeVisible()
  })

  it('does not stop a later page from loading all of its texts', async () => {
    await site().show('/')
    await act(async () => {
      history.pushState(null, '', '/login')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Step in' })).toBeVisible()
  })

  it("applies to the page's language, with the default texts as fallback", async () => {
    await site().show('/?lng=de')
    expect(screen.getByRole('heading', { level: 2, name: 'Diese Woche für Sie' })).toBeVisible()
    expect(screen.queryByText('2 grown-ups')).toBeNull()
  })

  it('is applied on a site without a rendering server, in its language', async () => {
    const client = createApiClient({ baseUrl: site().origin, language: 'de' })
    const { data } = await wordingQuery(client).queryFn({ signal: new AbortController().signal })
    expect(data).toEqual({ 'deals.heading': 'Diese Woche für Sie' })
  })
})
