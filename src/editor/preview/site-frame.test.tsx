// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FromPreview } from '../../contract/preview-messages.ts'
import { openEditor } from '../core/testing-editor.ts'
import { EditorProvider } from '../layout/editor-context.tsx'
import { createFrames } from './frames.ts'
import { SiteFrame } from './site-frame.tsx'

afterEach(cleanup)

const title = 'Site preview'
const frames = () => [...document.querySelectorAll('iframe')]
const named = () => [...document.querySelectorAll<HTMLIFrameElement>(`iframe[title="${title}"]`)]

/** Sends a message from a frame's page, as the browser would. */
function say(frame: HTMLIFrameElement | undefined, data: FromPreview): void {
  const { contentWindow: source = null } = frame ?? {}
  act(() => void dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin })))
}

async function opened() {
  const { editor } = await openEditor()
  const open = { editor, frames: createFrames() }
  const onReady = vi.fn()
  const onPath = vi.fn()
  const onLed = vi.fn()
  const site = (grant: string | null, path = '/', isLeaving = false) => (
    <EditorProvider open={open}>
      <SiteFrame
        {...{ title, path, onReady, onPath, onLed, isLeaving, mode: undefined }}
        granted={grant === null ? null : grants(grant)}
      />
    </EditorProvider>
  )
  const { rerender } = render(site(null))
  const show = (grant: string, path?: string, isLeaving?: boolean) => rerender(site(grant, path, isLeaving))
  return { show, onReady, onPath, onLed }
}

const known = new Map<string, { grant: string; isOfDraft: boolean }>()
function grants(grant: string) {
  const granted = known.get(grant) ?? { grant, isOfDraft: true }
  known.set(grant, granted)
  return granted
}

describe('site in a frame', () => {
  it('leads to a part of the page by scrolling only the page', async () => {
    const { show } = await opened()
    show('one', '/about#team')
    const [frame] = named()
    expect(frame?.getAttribute('src')).toBe('/about?livery-preview=one')
    const page = new DOMParser().parseFromString('<p id="team">Team</p>', 'text/html')
    const part = page.body.firstElementChild as Element
    part.getBoundingClientRect = () => ({ top: 700 }) as DOMRect
    Object.defineProperty(frame, 'contentDocument', { value: page })
    const scrolled = vi.spyOn(frame?.contentWindow as Window, 'scrollTo').mockReturnValue()
    say(frame, { kind: 'ready', path: '/about' })
    expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
  })

  it('is an outline until it is ready, and has its name from the start', async () => {
    const { show, onReady } = await opened()
    expect(frames()).toHaveLength(0)
    show('one')
    expect(named().map((frame) => frame.getAttribute('src'))).toEqual(['/?livery-preview=one'])
    expect(onReady).not.toHaveBeenCalled()
    say(named()[0], { kind: 'ready', path: '/' })
    expect(onReady).toHaveBeenCalledOnce()
    expect(named()[0]?.hasAttribute('inert')).toBe(false)
  })

  it('is one frame for a search by its name, at every moment of a change', async () => {
    const { show } = await opened()
    show('one')
    say(named()[0], { kind: 'ready', path: '/' })
    show('two')
    expect(frames()).toHaveLength(2)
    expect(named().map((frame) => frame.getAttribute('src'))).toEqual(['/?livery-preview=one'])
    const coming = frames().find((frame) => !named().includes(frame))
    expect(coming?.getAttribute('aria-hidden')).toBe('true')
    expect(coming?.hasAttribute('inert')).toBe(true)
    expect(screen.getAllByTitle(title)).toHaveLength(1)
    say(coming, { kind: 'ready', path: '/' })
    expect(frames()).toEqual([coming])
    expect(named()).toEqual([coming])
    expect(coming?.hasAttribute('aria-hidden')).toBe(false)
  })

  it('forgets a loading visit when another is requested', async () => {
    const { show } = await opened()
    show('one')
    show('two')
    expect(named().map((frame) => frame.getAttribute('src'))).toEqual(['/?livery-preview=two'])
    expect(frames()).toHaveLength(1)
  })

  it('reports where the site has navigated, and is sent elsewhere by a path', async () => {
    const { show, onPath } = await opened()
    show('one')
    const [frame] = named()
    say(frame, { kind: 'ready', path: '/' })
    say(frame, { kind: 'went', path: '/about' })
    expect(onPath).toHaveBeenLastCalledWith('/about')
    const messages = vi.spyOn(frame?.contentWindow as Window, 'postMessage')
    show('one', '/faqs')
    expect(messages).toHaveBeenCalledWith({ kind: 'go', path: '/faqs' }, location.origin)
  })

  it('reports a redirect separately from the user’s navigation', async () => {
    const { show, onPath, onLed } = await opened()
    show('one')
    const [frame] = named()
    say(frame, { kind: 'ready', path: '/booknow/hotels', isLed: true })
    expect(onLed.mock.calls).toEqual([['/booknow/hotels']])
    show('one', '/booknow/hotels')
    show('one', '/login')
    say(frame, { kind: 'went', path: '/login' })
    say(frame, { kind: 'went', path: '/dashboard', isLed: true })
    expect(onLed).toHaveBeenLastCalledWith('/dashboard')
    expect(onPath).not.toHaveBeenCalled()
  })

  it('knows a page’s path before it is ready, and the user’s navigation from a redirect', async () => {
    const { show, onPath, onLed } = await opened()
    show('one')
    const [frame] = named()
    say(frame, { kind: 'came', path: '/booknow/hotels', isLed: true })
    expect(onLed.mock.calls).toEqual([['/booknow/hotels']])
    show('one', '/booknow/hotels')
    say(frame, { kind: 'came', path: '/booknow/hotels/search?destination=Lisbon' })
    expect(onPath.mock.calls).toEqual([['/booknow/hotels/search?destination=Lisbon']])
    show('one', '/booknow/hotels/search?destination=Lisbon')
    say(frame, { kind: 'ready', path: '/booknow/hotels/search?destination=Lisbon' })
    say(frame, { kind: 'came', path: '/login', isLed: true })
    expect(onPath).toHaveBeenLastCalledWith('/login')
    expect(onLed).toHaveBeenCalledOnce()
  })

  it('leaves the previous visit where it is while another loads', async () => {
    const { show, onPath, onLed } = await opened()
    show('one')
    const [frame] = named()
    say(frame, { kind: 'ready', path: '/booknow/hotels', isLed: true })
    show('one', '/booknow/hotels')
    const messages = vi.spyOn(frame?.contentWindow as Window, 'postMessage')
    show('one', '/', true)
    expect(messages).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'go' }), expect.anything())
    say(frame, { kind: 'went', path: '/booknow/cars' })
    show('two', '/')
    const coming = frames().find((one) => one !== frame)
    expect(coming?.getAttribute('src')).toBe('/?livery-preview=two')
    expect(onPath).not.toHaveBeenCalled()
    expect(onLed).toHaveBeenCalledOnce()
  })

  it('ignores messages of another origin, and invalid ones', async () => {
    const { show, onReady } = await opened()
    show('one')
    const source = named()[0]?.contentWindow ?? null
    for (const [data, origin] of [
      [{ kind: 'ready', path: '/' }, 'https://elsewhere.example'],
      [{ kind: 'ready' }, location.origin],
      [{ kind: '__proto__' }, location.origin],
      ['ready', location.origin],
    ] as const)
      act(() => void dispatchEvent(new MessageEvent('message', { data, source, origin })))
    expect(onReady).not.toHaveBeenCalled()
  })
})
