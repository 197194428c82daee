// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GRANT_HEADER, GRANT_PARAMETER } from '../../contract/preview.ts'
import { previewTheme } from './start-preview.ts'

const sent: Request[] = []
let answer: () => Response

/** Runs the script in a frame with this page context; `editor` is the surrounding window. */
async function start(context: object = {}, address = `/about?${GRANT_PARAMETER}=secret&tab=1#here`) {
  const editor = document.body.appendChild(document.createElement('iframe')).contentWindow as Window
  const posted = vi.spyOn(editor, 'postMessage').mockReturnValue()
  vi.stubGlobal('parent', editor)
  history.replaceState({ idx: 3 }, '', address)
  const state = document.body.appendChild(document.createElement('script'))
  state.id = 'livery-state'
  state.type = 'application/json'
  state.textContent = JSON.stringify({ context })
  vi.resetModules()
  const script = await import('./start-preview.ts')
  const say = (data: unknown, { source = editor as Window | null, origin = location.origin } = {}) =>
    void dispatchEvent(new MessageEvent('message', { data, source, origin }))
  return { ...script, posted, say, editor }
}

beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({})
  document.body.replaceChildren()
  document.documentElement.dataset.mode = 'light'
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return answer()
  })
})

describe('preview script', () => {
  it("removes the grant from the address, and keeps the rest and the router's state", async () => {
    await start()
    expect(location.pathname + location.search + location.hash).toBe('/about?tab=1#here')
    expect(history.state).toEqual({ idx: 3 })
  })

  it('sends messages only to the editor of the same origin', async () => {
    const { tellEditor, posted } = await start()
    tellEditor({ kind: 'ready', path: '/about' })
    expect(posted).toHaveBeenCalledWith({ kind: 'ready', path: '/about' }, location.origin)
  })

  it.each([
    [0, { kind: 'came', path: '/about?tab=1' }],
    [1, { kind: 'came', path: '/about?tab=1', isLed: true }],
  ])(
    'reports its page at once, and whether it was redirected: after %d redirects',
    async (redirectCount, isRedirected) => {
      const entries = vi.spyOn(performance, 'getEntriesByType')
      entries.mockReturnValue([{ redirectCount } as unknown as PerformanceEntry])
      const { posted } = await start()
      entries.mockRestore()
      expect(posted.mock.calls[0]).toEqual([isRedirected, location.origin])
    },
  )

  it('sends the grant with every call to the site, and with no other', async () => {
    await start()
    await fetch(`${location.origin}/api/agency`, { headers: { accept: 'text/plain' } })
    await fetch('https://elsewhere.example/api/agency')
    expect(sent.map(({ headers }) => headers.get(GRANT_HEADER))).toEqual(['secret', null])
    expect(sent[0]?.headers.get('accept')).toBe('text/plain')
  })

  it("delays suppliers' answers to preview loading states, until the page aborts them", async () => {
    await start({ preview: { bookingState: 'loading' } })
    const giveUp = new AbortController()
    const deals = fetch(`${location.origin}/api/dealray/deals/hotel-search`, { signal: giveUp.signal })
    await fetch(`${location.origin}/api/agency`)
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/agency'])
    giveUp.abort(new Error('left'))
    await expect(deals).rejects.toThrow('left')
  })

  it("requests suppliers' answers if they are not delayed", async () => {
    await start({ preview: { bookingState: 'ready' } })
    await fetch(`${location.origin}/api/dealray/deals/hotel-search`)
    expect(sent).toHaveLength(1)
  })

  it('reports what a preview cannot change, and leaves the answer to the page', async () => {
    const { posted } = await start()
    answer = () => Response.json({ code: 'preview_only' }, { status: 403 })
    const response = await fetch(`${location.origin}/api/user/profile`, { method: 'PUT' })
    expect(await response.json()).toEqual({ code: 'preview_only' })
    expect(posted).toHaveBeenCalledWith(
      { kind: 'refused', what: 'change', to: '/api/user/profile' },
      location.origin,
    )
    posted.mockClear()
    answer = () => new Response('no', { status: 403 })
    await fetch(`${location.origin}/api/user/profile`)
    expect(posted).not.toHaveBeenCalled()
  })

  it('queues messages before the page is hydrated, and then handles them in order', async () => {
    const { attachPage, say } = await start()
    say({ kind: 'go', path: '/faqs' })
    say({ kind: 'refresh' })
    const page = vi.fn()
    const leave = attachPage(page)
    expect(page.mock.calls).toEqual([[{ kind: 'go', path: '/faqs' }], [{ kind: 'refresh' }]])
    leave()
    say({ kind: 'refresh' })
    expect(page).toHaveBeenCalledTimes(2)
  })

  it('applies a theme without the page', async () => {
    const { say } = await start()
    say({ kind: 'mode', mode: 'dark' })
    expect(document.documentElement.dataset.mode).toBe('dark')
    say({ kind: 'theme', brand: { primaryColor: '#7a1fa2' } })
    await vi.waitFor(() => expect(document.documentElement.style.getPropertyValue('--primary')).not.toBe(''))
  })

  it('ignores other windows and invalid messages', async () => {
    const { attachPage, say } = await start()
    const page = vi.fn()
    attachPage(page)
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow
    say({ kind: 'refresh' }, { source: other })
    say({ kind: 'refresh' }, { origin: 'https://elsewhere.example' })
    say({ kind: 'mode', mode: 'dark' }, { source: null })
    for (const nothing of [null, 'refresh', 7, {}, { kind: '__proto__' }]) say(nothing)
    expect(page).not.toHaveBeenCalled()
    expect(document.documentElement.dataset.mode).toBe('light')
  })
})

describe('preview without an editor', () => {
  it('receives and sends nothing', async () => {
    vi.stubGlobal('parent', window)
    history.replaceState(null, '', '/')
    vi.resetModules()
    const { attachPage, tellEditor } = await import('./start-preview.ts')
    const page = vi.fn()
    attachPage(page)
    tellEditor({ kind: 'ready', path: '/' })
    const message = { data: { kind: 'refresh' }, source: window, origin: location.origin }
    dispatchEvent(new MessageEvent('message', message))
    expect(page).not.toHaveBeenCalled()
  })
})

const root = document.documentElement
const primary = () => root.style.getPropertyValue('--primary')

describe('preview theme', () => {
  beforeEach(() => {
    root.removeAttribute('style')
    root.dataset.mode = 'light'
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  })

  it('applies a brand in the mode that the page was opened in', async () => {
    const theme = previewTheme('auto')
    theme.apply({ primaryColor: '#008060', mode: 'dark' })
    await vi.waitFor(() => expect(primary()).not.toBe(''))
    expect(root.dataset.mode).toBe('light')
    const before = primary()
    theme.apply({ primaryColor: '#7a1fa2' })
    await vi.waitFor(() => expect(primary()).not.toBe(before))
  })

  it("applies the requested mode, or the brand's own on request", async () => {
    const theme = previewTheme('auto')
    theme.apply({ primaryColor: '#008060', mode: 'dark' })
    theme.setMode('light')
    await vi.waitFor(() => expect(primary()).not.toBe(''))
    expect(root.dataset.mode).toBe('light')
    theme.setMode(null)
    await vi.waitFor(() => expect(root.dataset.mode).toBe('dark'))
  })

  it("keeps the page's own mode while there is no brand", () => {
    const theme = previewTheme('auto')
    theme.setMode('dark')
    expect(root.dataset.mode).toBe('dark')
    theme.setMode(null)
    expect(root.dataset.mode).toBe('auto')
  })

  it('ignores invalid brands and modes', () => {
    const theme = previewTheme('auto')
    theme.apply(null as never)
    theme.setMode('sepia' as never)
    theme.setMode('__proto__' as never)
    expect(root.dataset.mode).toBe('light')
    expect(primary()).toBe('')
  })
})
