// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from './testing-site.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))

describe('terms and conditions of an agency (spec §2.2)', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      userTermsAndConditions: '<p>You travel at night.</p>',
      publishedPages: ['user-terms', 'cancellation-policies'],
      contactEmailId: 'desk@aurora.example',
    },
    agencyTerms: [
      { id: 'groups', title: 'Terms for groups', content: '<p>Ten people or more.</p>' },
      { id: 'gift-cards', title: 'Terms for gift cards', content: '<p>Three years.</p>' },
    ],
    cancellationPolicies: [{ line: 'celebrity', content: '<p>Ninety days.</p>' }],
  }))

  it('are on /user-terms-and-conditions, with links to further terms', async () => {
    await site().show('/user-terms-and-conditions')
    expect(await heading('Terms and Conditions')).toBeVisible()
    const text = await main().findByText('You travel at night.')
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en')
    const further = within(await main().findByRole('navigation', { name: 'Further terms' }))
    await waitFor(() => expect(further.getAllByRole('link')).toHaveLength(3))
    await userEvent.click(further.getByRole('link', { name: 'Terms for groups' }))
    expect(await heading('Terms for groups')).toBeVisible()
    expect(location.pathname).toBe('/agency-terms-and-conditions/groups')
    await waitFor(() => expect(document.title).toMatch(/^Terms for groups · /))
  })

  it('are linked in the footer', async () => {
    await site().show('/')
    const link = within(await screen.findByRole('contentinfo')).getByRole('link', {
      name: 'Terms and Conditions',
    })
    expect(link).toHaveAttribute('href', '/user-terms-and-conditions')
  })

  it('are on /agency-terms-and-conditions/{id}, without a link to themselves', async () => {
    await site().show('/agency-terms-and-conditions/gift-cards')
    expect(await heading('Terms for gift cards')).toBeVisible()
    expect(main().getByText('Three years.')).toBeVisible()
    const further = within(main().getByRole('navigation', { name: 'Further terms' }))
    expect(further.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/groups',
      '/cancellation-policy',
    ])
  })

  it.each(['weddings', '%3Cscript%3E', '%zz', '__proto__', 'a'.repeat(10_000)])(
    'are reported as not published for an unknown id (%#)',
    async (id) => {
      await site().show(`/agency-terms-and-conditions/${id}`)
      expect(await heading('Terms and Conditions')).toBeVisible()
      expect(main().getByText('This agency has not published this page yet.')).toBeVisible()
      expect(main().getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
    },
  )

  it('list the five cruise lines in order, linking those with conditions', async () => {
    await site().show('/cancellation-policy')
    expect(await heading('Cancellation policies')).toBeVisible()
    expect(
      main()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Royal CaribbeanNo policies published yet',
      'CarnivalNo policies published yet',
      'MCLNo policies published yet',
      'CelebrityRead the policy',
      'DisneyNo policies published yet',
    ])
    await userEvent.click(main().getByRole('link', { name: /Celebrity/ }))
    expect(await heading('Celebrity: cancellation policy')).toBeVisible()
    expect(await main().findByText('Ninety days.')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Celebrity: cancellation policy · /))
    expect(main().getByRole('link', { name: 'Cancellation policies' })).toHaveAttribute(
      'href',
      '/cancellation-policy',
    )
    expect(main().getByRole('link', { name: 'Contact us at desk@aurora.example' })).toBeVisible()
  })

  it('are reported as not published yet for a cruise line without conditions', async () => {
    await site().show('/cancellation-policy/disney')
    expect(await heading('Disney: cancellation policy')).toBeVisible()
    expect(main().getByText('This agency has not published this page yet.')).toBeVisible()
  })

  it('lead from an unknown cruise line to the errors page', async () => {
    await site().show('/cancellation-policy/titanic')
    expect(await heading("The page you're looking for is not found.")).toBeVisible()
    expect(location.pathname).toBe('/errors')
  })

  it.each([
    ['/user-terms-and-conditions', '/api/agency'],
    ['/agency-terms-and-conditions/groups', '/api/agency/terms'],
    ['/cancellation-policy', '/api/cruise/cancellation-policies'],
    ['/cancellation-policy/celebrity', '/api/cruise/cancellation-policies/celebrity'],
  ])('report on %s that they failed to load, and retry on click', async (path, call) => {
    site().network.use(http.get(`${site().origin}${call}`, () => HttpResponse.json({}, { status: 404 })))
    await site().show(path, { retries: false })
    expect(await heading('Something went wrong.')).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(main().queryByText('Something went wrong.')).toBeNull())
  })
})

describe('agency without terms and conditions', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, userTermsAndConditions: '', publishedPages: [] },
    agencyTerms: [],
    cancellationPolicies: [],
  }))

  it.each([
    ['/user-terms-and-conditions', 'Terms and Conditions'],
    ['/agency-terms-and-conditions/groups', 'Terms and Conditions'],
    ['/cancellation-policy', 'Cancellation policies'],
    ['/cancellation-policy/carnival', 'Carnival: cancellation policy'],
  ])('reports it on %s', async (path, title) => {
    await site().show(path)
    expect(await heading(title)).toBeVisible()
    expect(main().getByText('This agency has not published this page yet.')).toBeVisible()
  })

  it('has no link to them in the footer', async () => {
    await site().show('/')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.queryByRole('link', { name: 'Terms and Conditions' })).toBeNull()
  })
})
