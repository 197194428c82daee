// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import * as leave from '../platform/leave-page.ts'
import { enterText } from '../ui/testing-text-entry.ts'
import * as pages from './pages.ts'
import { testSite } from './testing-site.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))

describe('pages of an agency', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      contactEmailId: 'desk@aurora.example',
      returnUrl: 'https://aurora.example/',
    },
  }))

  // §2.1.2, §2.6.10
  it("shows the agency's own text on /about", async () => {
    await site().show('/about')
    expect(await heading('About Aurora Vesper')).toBeVisible()
    expect(main().getByText(/Aurora Vesper began with a cold car/)).toBeVisible()
  })

  // §2.1.2, §2.6.12
  it('opens one answer at a time on /faqs, where every question exceeds 3 characters', async () => {
    await site().show('/faqs')
    const questions = await main().findAllByRole('button', { expanded: false })
    expect(questions.length).toBeGreaterThan(3)
    await userEvent.click(questions[0] as HTMLElement)
    await userEvent.click(questions[1] as HTMLElement)
    expect(questions.map((one) => one.ariaExpanded)).toEqual([
      'false',
      'true',
      ...questions.slice(2).map(() => 'false'),
    ])
  })

  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/cookies-policy', 'Cookies Policy'],
    ['/disclaimer', 'Disclaimer'],
  ])("shows the agency's text on %s", async (path, title) => {
    await site().show(path)
    expect(await heading(title)).toBeVisible()
    expect(document.querySelector('main .rich-text')?.textContent?.length).toBeGreaterThan(100)
  })

  it("follows a footer link without reloading, and sets the document's title", async () => {
    await site().show('/')
    await userEvent.click(
      await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Privacy Policy' }),
    )
    expect(await heading('Privacy Policy')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Privacy Policy/))
  })

  it('starts a linked page at its top, for keyboard and screen readers too', async () => {
    await site().show('/')
    const start = screen.getByRole('main')
    expect(start).not.toHaveFocus()
    await userEvent.click(
      await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Privacy Policy' }),
    )
    expect(start).toHaveFocus()
    expect(await heading('Privacy Policy')).toBeVisible()
  })

  it('reports a page that fails to load, keeps the frame, and retries on click', async () => {
    const load = vi.spyOn(pages, 'loadPage').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.spyOn(pages, 'loadedPage').mockReturnValueOnce(undefined)
    await site().show('/no/such/page')
    expect(await heading('Something went wrong.')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    load.mockRestore()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await main().findByText("The page you're looking for is not found.")).toBeVisible()
  })

  it('reloads the document if the page also fails after "Try again"', async () => {
    const load = vi.spyOn(pages, 'loadPage').mockRejectedValue(new TypeError('Failed to fetch'))
    vi.spyOn(pages, 'loadedPage').mockReturnValueOnce(undefined)
    site().network.use(http.head('*', () => new HttpResponse()))
    const reload = vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined)
    try {
      await site().show('/no/such/page')
      expect(await heading('Something went wrong.')).toBeVisible()
      expect(reload).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    } finally {
      load.mockRestore()
      reload.mockRestore()
    }
  })

  it('retries by itself when the connection returns', async () => {
    const load = vi.spyOn(pages, 'loadPage').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.spyOn(pages, 'loadedPage').mockReturnValueOnce(undefined)
    await site().show('/no/such/page')
    expect(await heading('Something went wrong.')).toBeVisible()
    load.mockRestore()
    act(() => void dispatchEvent(new Event('online')))
    expect(await main().findByText("The page you're looking for is not found.")).toBeVisible()
  })

  // §2.1.7, §2.1.8
  it.each(['/errors', '/no/such/page', '/booknow/submarines'])(
    'shows on %s that the page is not found, with the contact and a home link',
    async (path) => {
      await site().show(path)
      expect(await heading("The page you're looking for is not found.")).toBeVisible()
      expect(location.pathname).toBe('/errors')
      expect(main().getByRole('link', { name: 'Contact us at desk@aurora.example' })).toHaveAttribute(
        'href',
        'mailto:desk@aurora.example',
      )
      expect(main().getByRole('link', { name: 'Take me home' })).toHaveAttribute(
        'href',
        'https://aurora.example/',
      )
    },
  )

  // §2.2.11
  it('shows destinations from the seo part', async () => {
    await site().show('/top-destination')
    expect(await heading('Top destinations')).toBeVisible()
    expect((await main().findAllByRole('article')).length).toBeGreaterThan(1)
  })

  it('shows an unanswered catalogue page as unavailable, with available alternatives', async () => {
    await site().show('/booknow/cruise/checkout')
    expect(await heading('Cruise cannot be booked here')).toBeVisible()
    expect(main().getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', '/booknow/hotels')
  })

  // §2.6.1, §4.29
  it('lists languages by their own names, and keeps the chosen one in a cookie', async () => {
    await site().show('/about')
    await userEvent.click(await screen.findByRole('button', { name: /^Language: English/ }))
    const list = within(await screen.findByRole('list', { name: 'Languages' }))
    expect(list.getByRole('button', { name: /^Português/ })).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^العربية/ }))
    cleanup()
    await site().show('/faqs')
    expect(document.documentElement.dir).toBe('rtl')
    expect(await screen.findByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
  })

  // §5.18
  it('finds a currency by name plus code in any case, and shows prices in it', async () => {
    await site().show('/')
    await userEvent.click(screen.getByRole('button', { name: 'Currency: USD' }))
    await enterText(await screen.findByRole('searchbox', { name: 'Search currencies' }), 'denmark dKK')
    const [found, ...others] = within(await screen.findByRole('list', { name: 'Currencies' })).getAllByRole(
      'button',
    )
    expect(others).toHaveLength(0)
    await userEvent.click(found as HTMLElement)
    expect(screen.getByRole('button', { name: 'Currency: DKK' })).toBeVisible()
    const deals = screen.getByRole('region', { name: 'Exclusive Deals' })
    await waitFor(() => expect(deals).toHaveTextContent(/DKK/))
  })
})

describe('page after another page', () => {
  const site = testSite('meridian')

  it('keeps its input when the address changes', async () => {
    await site().show('/about')
    await userEvent.click(screen.getByRole('link', { name: 'Meridian Mile: home' }))
    const destination = await main().findByRole('combobox', { name: 'Destination' })
    await userEvent.type(destination, 'lisb')
    await userEvent.click(
      within(main().getByRole('tablist', { name: 'Deals by service' })).getByRole('tab', {
        name: 'Air Travel',
      }),
    )
    await waitFor(() => expect(location.search).toContain('tab='))
    expect(main().getByRole('combobox', { name: 'Destination' })).toBe(destination)
    expect(destination).toHaveValue('lisb')
  })
})

describe('agency that has switched its pages off', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      isAbousUsEnable: false,
      isFaqEnable: false,
      displayTopDestinations: false,
      contactEmailId: '',
      returnUrl: '',
      privacyPolicy: '',
    },
  }))

  // §2.6.11, §8.13
  it('shows that the About page is not available', async () => {
    await site().show('/about')
    expect(await heading('About Us Page is not available')).toBeVisible()
  })

  // §2.6.13, §8.13
  it('shows that the FAQ page is not available, and to check back', async () => {
    await site().show('/faqs')
    expect(await heading('Faq Page is not available')).toBeVisible()
    expect(screen.getByText('Check back later for more information')).toBeVisible()
  })

  // §2.1.8
  it('links home to / from the errors page, without a contact', async () => {
    await site().show('/errors')
    expect(await heading("The page you're looking for is not found.")).toBeVisible()
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/'])
    await userEvent.click(main().getByRole('link', { name: 'Take me home' }))
    expect(location.pathname).toBe('/')
  })

  // §2.1.5
  it.each(['/destination', '/top-destination'])('has no %s', async (path) => {
    await site().show(path)
    expect(await heading("The page you're looking for is not found.")).toBeVisible()
  })
})

describe('questions and answers', () => {
  const questions = (list: readonly { question: string; answer: string }[]) =>
    testSite('aurora', (content) => ({
      ...content,
      faq: { isEnabled: true, headerMessage: 'Ask away', questions: [...list] },
    }))

  describe('with a question of 3 characters', () => {
    const site = questions([
      { question: 'Why', answer: '<p>Because.</p>' },
      { question: 'What is new?', answer: '<p>Nothing.</p>' },
    ])

    // §5.10
    it('are plain text', async () => {
      await site().show('/faqs')
      expect(await main().findByText('Because.')).toBeVisible()
      expect(main().getByText('Nothing.')).toBeVisible()
      expect(main().queryAllByRole('button')).toHaveLength(0)
    })
  })

  describe('without any', () => {
    const site = questions([])

    // §2.6.13, §8.13
    it("show 'No Faqs Found !'", async () => {
      await site().show('/faqs')
      expect(await main().findByText('No Faqs Found !')).toBeVisible()
      expect(main().getByText('Ask away')).toBeVisible()
    })
  })
})

describe('inactive agency', () => {
  const site = testSite('varde-vind')

  // §2.1.11, §8.13
  it('blocks every page with a modal that Escape does not close', async () => {
    // jsdom knows the element but not its modal state.
    const { prototype } = HTMLDialogElement
    prototype.showModal = function show() {
      this.open = true
    }
    prototype.close = function close() {
      this.open = false
    }
    await site().show('/about?lng=en')
    const modal = screen.getByRole('dialog', { name: 'Agency is inactive, Please contact the administrator' })
    await userEvent.keyboard('{Escape}')
    expect(modal).toBeVisible()
  })
})
