// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromPreview } from '../../contract/preview-messages.ts'
import { guardNavigation } from './guard-navigation.ts'

/** A navigation event, as browsers with the Navigation API dispatch it. */
function navigate(more: object): Event {
  return Object.assign(new Event('navigate', { cancelable: true }), {
    destination: { url: `${location.origin}/about`, sameDocument: false },
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    ...more,
  })
}

describe('navigation guard of a preview', () => {
  let reported: FromPreview[] = []
  let navigation: EventTarget
  const stops = new AbortController()

  beforeEach(() => {
    reported = []
    navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    Object.assign(window, { navigation })
    const add = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (kind: string, listener: EventListenerOrEventListenerObject) =>
        add(kind, listener, { signal: stops.signal }),
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })
  const guard = () => guardNavigation('granted', (message) => reported.push(message))
  const elsewhere = { destination: { url: 'https://elsewhere.example/x', sameDocument: false } }

  it('refuses other sites, files and forms, and reports each', () => {
    guard()
    for (const [more, what] of [
      [elsewhere, 'elsewhere'],
      [{ downloadRequest: 'x.pdf' }, 'download'],
      [{ formData: new FormData() }, 'change'],
    ] as const) {
      const event = navigate(more)
      navigation.dispatchEvent(event)
      expect([what, event.defaultPrevented]).toEqual([what, true])
    }
    expect(reported.map((one) => 'what' in one && one.what)).toEqual(['elsewhere', 'download', 'change'])
  })

  it('allows navigation within the page and with the grant', () => {
    guard()
    const inside = [
      { hashChange: true },
      { destination: { url: `${location.origin}/about`, sameDocument: true } },
      { destination: { url: `${location.origin}/about?livery-preview=granted`, sameDocument: false } },
    ]
    for (const more of inside) {
      const event = navigate(more)
      navigation.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(reported).toEqual([])
  })

  it('opens no window', () => {
    guard()
    expect(window.open('/about')).toBeNull()
    expect(reported).toEqual([{ kind: 'refused', what: 'window', to: '/about' }])
  })

  it.each([
    ['a link to another site', 'href="https://elsewhere.example/"', {}, 'elsewhere'],
    ['a link that opens a window', 'href="/about" target="_blank"', {}, 'window'],
    ['a press with a key that opens one', 'href="/about"', { ctrlKey: true }, 'window'],
    ['a file', 'href="/about" download', {}, 'download'],
  ])('refuses %s', (_, attributes, more, what) => {
    guard()
    document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...more })
    document.querySelector('b')?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    expect(reported[0]).toMatchObject({ kind: 'refused', what })
  })

  it('ignores events that the page itself has handled', () => {
    guard()
    document.body.innerHTML = '<a href="https://elsewhere.example/">Go</a>'
    const link = document.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    expect(reported).toEqual([])
  })
})
