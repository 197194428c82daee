// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testSite } from './testing-site.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const post = {
  slug: 'slow-boats',
  title: 'Slow boats',
  summary: 'Why we take them.',
  image: '/scenes/ship/slow-boats.svg?t=dawn',
  publishedOn: '2025-06-24',
  readingMinutes: 2,
  author: 'Ada Lind',
  content: '<p>They are slow.</p><h2>And quiet</h2>',
}
const posts = [
  post,
  { ...post, slug: 'deep-snow', title: 'Deep snow', publishedOn: '2025-01-31', readingMinutes: 1 },
]

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

describe("agency's blog (spec §2.1)", () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, publishedPages: ['blog'] },
    posts,
  }))

  // §2.1.4
  it('lists articles newest first with date and reading time, and is linked in the footer', async () => {
    await site().show('/blog')
    expect(await heading('Blog')).toBeVisible()
    expect(
      main().getByText('Places, seasons and things worth knowing, from the people at Aurora Vesper.'),
    ).toBeVisible()
    const [first, second] = await main().findAllByRole('article')
    expect(first).toHaveTextContent('June 24, 2025 · 2-minute readSlow boatsWhy we take them.Ada Lind')
    expect(second).toHaveTextContent('January 31, 2025 · 1-minute readDeep snow')
    expect(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Blog' }),
    ).toHaveAttribute('href', '/blog')
  })

  it('shows the article of the address, and further reading', async () => {
    await site().show('/blog')
    await userEvent.click(await main().findByRole('link', { name: 'Slow boats' }))
    expect(await heading('Slow boats')).toBeVisible()
    expect(`${location.pathname}${location.search}`).toBe('/blog?id=slow-boats')
    expect(await main().findByText('They are slow.')).toBeVisible()
    expect(main().getByText('By Ada Lind')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Slow boats · Aurora Vesper'))
    const next = within(main().getByRole('region', { name: 'Read next' }))
    expect(next.getAllByRole('article')).toHaveLength(1)
    expect(next.getByRole('link', { name: 'Deep snow' })).toHaveAttribute('href', '/blog?id=deep-snow')
    await userEvent.click(next.getByRole('link', { name: 'All articles' }))
    expect(await heading('Blog')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Blog · Aurora Vesper'))
  })

  it.each(['unknown', '', '../about', '<script>alert(1)</script>', 'a'.repeat(10_000), '%00'])(
    'shows the list if the address names no article (%#)',
    async (id) => {
      await site().show(`/blog?id=${encodeURIComponent(id)}`)
      expect(await heading('Blog')).toBeVisible()
      expect(await main().findAllByRole('article')).toHaveLength(2)
      const notice = main().queryByText(/^This article could not be found\./)
      expect(notice !== null).toBe(id !== '')
    },
  )

  it("keeps the agency's texts in the agency's language and direction on a page in another language", async () => {
    await site().show('/blog?id=slow-boats&lng=ar')
    const title = await heading('Slow boats')
    expect(title).toHaveAttribute('lang', 'en')
    expect(title).toHaveAttribute('dir', 'ltr')
    expect(main().getByText('قراءة في دقيقتين')).toBeVisible()
  })

  it('reports a failure to load, and retries on click', async () => {
    const fail = (path: string) =>
      site().network.use(http.get(`${site().origin}${path}`, () => HttpResponse.json({}, { status: 500 })))
    fail('/api/blog/posts/slow-boats')
    await site().show('/blog?id=slow-boats', { retries: false })
    expect(await heading('Something went wrong.')).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(main().getByRole('button', { name: 'Try again' }))
    expect(await heading('Slow boats')).toBeVisible()
  })

  describe('article shared from /blog/share', () => {
    const share = () => within(main().getByRole('region', { name: 'Share this article' }))
    const url = () => `${location.origin}/blog?id=slow-boats`
    const environment = { environment: 'prod' }

    // §2.1.4
    it('shows the share buttons before the article', async () => {
      await site().show('/blog/share?id=slow-boats', environment)
      expect(await heading('Slow boats')).toBeVisible()
      const [region] = main().getAllByRole('region')
      expect(region).toHaveAccessibleName('Share this article')
      expect(share().getByRole('textbox', { name: 'Link to share' })).toHaveValue(url())
      expect(share().getByRole('link', { name: 'Send by email' })).toHaveAttribute(
        'href',
        `mailto:?subject=Slow%20boats&body=${encodeURIComponent(`Slow boats\n${url()}`)}`,
      )
    })

    it('copies the link and confirms it', async () => {
      const user = userEvent.setup()
      await site().show('/blog/share?id=slow-boats', environment)
      await heading('Slow boats')
      await user.click(share().getByRole('button', { name: 'Copy link' }))
      expect(await share().findByText('Link copied')).toBeVisible()
      expect(await navigator.clipboard.readText()).toBe(url())
    })

    it('selects the link if the browser blocks copying', async () => {
      const user = userEvent.setup()
      await site().show('/blog/share?id=slow-boats', environment)
      await heading('Slow boats')
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
      await user.click(share().getByRole('button', { name: 'Copy link' }))
      expect(
        await share().findByText(
          'Your browser cannot copy the link. It is selected: copy it from the field.',
        ),
      ).toBeVisible()
      const field = share().getByRole<HTMLInputElement>('textbox')
      expect(field.selectionEnd).toBe(url().length)
    })

    it("opens the system's share sheet only if there is one, and accepts that it is closed", async () => {
      await site().show('/blog/share?id=slow-boats', environment)
      await heading('Slow boats')
      expect(share().queryByRole('button', { name: 'Share' })).toBeNull()
    })

    it('passes title and address to the share sheet', async () => {
      const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
      Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
      await site().show('/blog/share?id=slow-boats', environment)
      await heading('Slow boats')
      await userEvent.click(share().getByRole('button', { name: 'Share' }))
      expect(sheet).toHaveBeenCalledWith({ title: 'Slow boats', url: url() })
    })

    it('redirects to /blog in an environment with the legacy redirects', async () => {
      await site().show('/blog/share?id=slow-boats')
      expect(await heading('Blog')).toBeVisible()
      expect(location.pathname).toBe('/blog')
    })
  })
})

describe('agency without articles', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, publishedPages: [] },
    posts: [],
  }))

  it.each(['/blog', '/blog?id=slow-boats', '/blog/share?id=slow-boats'])('reports it on %s', async (path) => {
    await site().show(path, { environment: 'prod' })
    expect(await heading('Blog')).toBeVisible()
    expect(main().getByText('This agency has not published this page yet.')).toBeVisible()
    expect(within(await screen.findByRole('contentinfo')).queryByRole('link', { name: 'Blog' })).toBeNull()
  })
})
