// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageAgency, PageContext } from '../contract/page.ts'
import { useApplyVersion } from './apply-version.ts'
import { PageProvider, useAgency } from './page.tsx'
import { createText, useText } from './text.ts'

const served = {
  agency: {
    version: 1,
    agencyName: 'Before',
    primaryColor: '#004488',
    favicon: '/media/a.svg',
    theme: { mode: 'light' },
  } as unknown as PageAgency,
  language: 'en',
  wording: { 'a.title': 'Ours', 'a.place': 'Their place' },
} as unknown as PageContext

const requests = vi.fn(async (path: string) => path)
const wear = vi.fn(async () => undefined)
let takeOver: (next: PageContext) => Promise<void>

function Page() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const [draws, setDraws] = useState(0)
  takeOver = useApplyVersion(wear)
  useQuery({ queryKey: ['get', '/api/agency/navigations'], queryFn: () => requests('navigations') })
  const { data } = useQuery({
    queryKey: ['post', '/api/dealray/deals/hotel-search'],
    queryFn: () => requests('deals'),
  })
  useQuery({ queryKey: ['post', '/api/hotels/search'], queryFn: () => requests('hotel search') })
  return (
    <form>
      <h1>{agencyName}</h1>
      <span>{data}</span>
      <p>{t('a.title')}</p>
      <em>{t('a.place')}</em>
      <input aria-label="Name" defaultValue="" />
      <button type="button" onClick={() => setDraws(draws + 1)}>
        Pressed {draws} times
      </button>
    </form>
  )
}

function show() {
  render(
    <I18nextProvider
      i18n={createText('en', { shell: { 'a.title': 'Title', 'a.place': 'Place' } }, served.wording)}
    >
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
        <Provider store={createStore()}>
          <PageProvider page={served}>
            <Page />
          </PageProvider>
        </Provider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const next = (agency: object, more: object = {}) =>
  ({ ...served, ...more, agency: { ...served.agency, version: 2, ...agency } }) as PageContext

beforeEach(() => {
  const texts = encodeURIComponent(`export default {"a.title":"Title","a.place":"Place"}`)
  document.head.innerHTML = `<link rel="icon" type="image/svg+xml" href="/media/a.svg"><link rel="icon" href="/favicon.ico">
    <script type="application/json" id="livery-state">{"texts":["data:text/javascript,${texts}"]}</script>`
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('page that receives another version', () => {
  it("gets its brand, agency and icon, and reloads the agency's data", async () => {
    show()
    await screen.findByText('deals')
    await act(() =>
      takeOver(next({ agencyName: 'After', primaryColor: '#aa2200', favicon: '/media/b.webp' })),
    )
    expect(wear).toHaveBeenCalledExactlyOnceWith({ primaryColor: '#aa2200', mode: 'light' })
    expect(screen.getByRole('heading')).toHaveTextContent('After')
    const icons = [...document.querySelectorAll('link[rel=icon]')]
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual(['/media/b.webp', '/favicon.ico'])
    expect(icons[0]?.getAttribute('type')).toBe('')
    expect(requests.mock.calls.map(([path]) => path)).toContain('navigations')
  })

  it('repeats no open search for deals or hotels', async () => {
    show()
    await screen.findByText('deals')
    requests.mockClear()
    await act(() => takeOver(next({ agencyName: 'After' })))
    expect(requests.mock.calls.map(([path]) => path)).toEqual(['navigations'])
  })

  it('gets its wording, and the default texts where the agency removed its own', async () => {
    show()
    expect(screen.getByText('Ours')).toBeVisible()
    await act(() => takeOver(next({}, { wording: { 'a.title': 'Ours anew' } })))
    expect(screen.getByText('Ours anew')).toBeVisible()
    expect(screen.getByText('Place')).toBeVisible()
    await act(() => takeOver(next({ version: 3 }, { wording: served.wording })))
    expect(screen.getByText('Ours')).toBeVisible()
    expect(screen.getByText('Their place')).toBeVisible()
  })

  it('keeps input and scroll position, and writes no theme if the brand is unchanged', async () => {
    show()
    const field = screen.getByLabelText('Name') as HTMLInputElement
    field.value = 'Half a na'
    field.focus()
    act(() => screen.getByRole('button').click())
    await act(() => takeOver(next({ agencyName: 'After' })))
    expect(screen.getByLabelText('Name')).toBe(field)
    expect(field.value).toBe('Half a na')
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times')
    expect(wear).not.toHaveBeenCalled()
  })
})
