// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { navigationQuery } from '../../api/navigation.ts'
import type { PageContext } from '../../contract/page.ts'
import { ApiProvider } from '../api.tsx'
import { PageProvider, useAgency } from '../page.tsx'
import { createText } from '../text.ts'
import { PreviewBridge } from './preview-bridge.tsx'
import type { PageOperations } from './start-preview.ts'

afterEach(cleanup)

const agency = { id: 'aurora-id', version: 7, agencyName: 'Aurora', primaryColor: '#004488', theme: {} }
const served = { agency, language: 'en', wording: {} } as unknown as PageContext

let back = () => {}

function Where() {
  const { agencyName, id, version } = useAgency()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  back = () => navigate(-1)
  if (pathname === '/led') return <Navigate to="/elsewhere" replace />
  return <h1>{`${agencyName} ${id} ${version} at ${pathname}${search}`}</h1>
}

function open(path = '/about?tab=1') {
  const tellEditor = vi.fn()
  const applyInPreview = vi.fn()
  const detach = vi.fn()
  const GET = vi.fn<() => Promise<unknown>>(async () => ({ data: { data: served } }))
  const client = { GET } as unknown as ApiClient
  const queries = new QueryClient()
  let operations: PageOperations | undefined
  const attachPage = (page: PageOperations) => {
    operations = page
    return detach
  }
  const { unmount } = render(
    <I18nextProvider i18n={createText('en', { shell: {} }, {})}>
      <QueryClientProvider client={queries}>
        <Provider store={createStore()}>
          <ApiProvider client={client}>
            <PageProvider page={served}>
              <MemoryRouter initialEntries={[path]}>
                <PreviewBridge {...{ attachPage, tellEditor, applyInPreview }} />
                <Where />
              </MemoryRouter>
            </PageProvider>
          </ApiProvider>
        </Provider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const say = (message: unknown) => act(async () => operations?.(message as Parameters<PageOperations>[0]))
  return { say, tellEditor, applyInPreview, detach, GET, client, queries, unmount }
}

const heading = () => screen.getByRole('heading')

describe("page in the editor's frame", () => {
  it('reports once that it is ready, then each navigation, and navigates on request', async () => {
    const { say, tellEditor } = open()
    expect(tellEditor.mock.calls).toEqual([[{ kind: 'ready', path: '/about?tab=1' }]])
    await say({ kind: 'go', path: '/faqs' })
    expect(heading()).toHaveTextContent('at /faqs')
    expect(tellEditor).toHaveBeenLastCalledWith({ kind: 'went', path: '/faqs' })
  })

  it("ignores the browser's Back, and reports redirects of the site", async () => {
    const { say, tellEditor } = open()
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    await say({ kind: 'go', path: '/led' })
    expect(heading()).toHaveTextContent('at /elsewhere')
    expect(tellEditor).toHaveBeenLastCalledWith({ kind: 'went', path: '/elsewhere', isLed: true })
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    await say({ kind: 'go', path: '/faqs' })
    act(() => back())
    expect(heading()).toHaveTextContent('at /faqs')
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'navigates to no other site: %s',
    async (path) => {
      const { say, tellEditor } = open()
      await say({ kind: 'go', path })
      expect(heading()).toHaveTextContent('at /about?tab=1')
      expect(tellEditor).toHaveBeenCalledTimes(1)
    },
  )

  it('becomes the drafted agency at once without a request, and keeps its grant', async () => {
    const { say, applyInPreview, GET } = open()
    const drafted = { agencyName: 'Boreal', primaryColor: '#aa2200', theme: {}, id: 'other', version: 99 }
    await say({ kind: 'agency', agency: drafted })
    expect(heading()).toHaveTextContent('Boreal aurora-id 7 at')
    expect(applyInPreview).toHaveBeenCalledWith(expect.objectContaining({ primaryColor: '#aa2200' }))
    expect(GET).not.toHaveBeenCalled()
  })

  it('has the drafted menus', async () => {
    const { say, client, queries } = open()
    const navigation = [{ label: 'Gone', path: '/gone' }]
    await say({ kind: 'menus', navigation })
    const { queryKey } = navigationQuery(client)
    expect(queries.getQueryData(queryKey)).toEqual({ agencyNavigation: navigation })
  })

  it('requests its current page again, and stays as it is without an answer', async () => {
    const { say, GET } = open()
    await say({ kind: 'go', path: '/faqs?q=a' })
    GET.mockResolvedValueOnce({ data: { data: { ...served, agency: { ...agency, agencyName: 'Cirrus' } } } })
    await say({ kind: 'refresh' })
    expect(GET).toHaveBeenCalledWith('/api/page-context', { params: { query: { path: '/faqs?q=a' } } })
    await waitFor(() => expect(heading()).toHaveTextContent('Cirrus'))
    GET.mockRejectedValueOnce(new Error('no line'))
    await say({ kind: 'refresh' })
    expect(heading()).toHaveTextContent('Cirrus')
  })

  it('removes what the draft no longer has', async () => {
    const { say, GET } = open()
    const { agencyName: _, ...less } = agency
    await say({ kind: 'agency', agency: less })
    expect(heading()).toHaveTextContent('undefined aurora-id 7 at')
    expect(GET).not.toHaveBeenCalled()
  })

  it('is not set back by an answer to an earlier change', async () => {
    const { say, GET } = open()
    let answer: (page: unknown) => void = () => undefined
    GET.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await say({ kind: 'refresh' })
    await say({ kind: 'agency', agency: { ...agency, agencyName: 'Later' } })
    await act(async () =>
      answer({ data: { data: { ...served, agency: { ...agency, agencyName: 'Before' } } } }),
    )
    expect(heading()).toHaveTextContent('Later')
    GET.mockResolvedValueOnce({ data: { data: { ...served, agency: { ...agency, agencyName: 'Stored' } } } })
    await say({ kind: 'refresh' })
    await waitFor(() => expect(heading()).toHaveTextContent('Stored'))
  })

  it.each([
    { kind: 'agency', agency: null },
    { kind: 'agency', agency: 'Boreal' },
    { kind: 'menus', navigation: { length: 1 } },
    { kind: 'somersault' },
  ])('ignores an invalid message: %j', async (message) => {
    const { say, queries, client } = open()
    await say(message)
    expect(heading()).toHaveTextContent('Aurora aurora-id 7 at /about?tab=1')
    expect(queries.getQueryData(navigationQuery(client).queryKey)).toBeUndefined()
  })

  it('requests nothing after it is closed', () => {
    const { unmount, detach } = open()
    unmount()
    expect(detach).toHaveBeenCalledOnce()
  })
})
