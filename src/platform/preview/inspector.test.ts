// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromPreview } from '../../contract/preview-messages.ts'
import { inspector } from './inspector.ts'

const places = [
  ['header picture', '/agency/logo', 'Logo'],
  ['][', '/none', 'No selector'],
  ['main h1', '/agency/home/headline', 'Headline'],
  ['.hero', '/agency/home/layout', 'Layout'],
] as const

describe('inspector', () => {
  const reported: FromPreview[] = []
  let inspect: ReturnType<typeof inspector>
  const part = (selector: string) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(selector)
    return found
  }
  const press = (element: Element) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    element.dispatchEvent(event)
    return event
  }
  const type = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn()
    document.body.innerHTML =
      '<header><a href="/"><picture><img alt=""></picture></a></header><main><section class="hero"><h1><b>Away</b></h1><p>Now</p></section><p data-setting="/about/title">About</p><i>Else</i></main>'
    reported.length = 0
    inspect = inspector((message) => reported.push(message))
  })
  afterEach(() => {
    inspect.turn(false, undefined)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('picks the nearest element that shows a setting, and follows no link meanwhile', () => {
    inspect.turn(true, places)
    expect(press(part('h1 b')).defaultPrevented).toBe(true)
    press(part('.hero p'))
    press(part('[data-setting]'))
    press(part('picture img'))
    expect(reported.map((one) => 'pointer' in one && one.pointer)).toEqual([
      '/agency/home/headline',
      '/agency/home/layout',
      '/about/title',
      '/agency/logo',
    ])
  })

  it('picks nothing where nothing shows a setting, but still prevents the click', () => {
    inspect.turn(true, places)
    expect(press(part('i')).defaultPrevented).toBe(true)
    expect(reported).toEqual([])
  })

  it('allows clicks once it is off', () => {
    inspect.turn(true, places)
    inspect.turn(false, undefined)
    expect(press(part('h1')).defaultPrevented).toBe(false)
    expect(reported).toEqual([])
  })

  it('outlines the element under the pointer and names its setting', () => {
    inspect.turn(true, places)
    part('h1 b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(part('h1').hasAttribute('data-preview-under')).toBe(true)
    expect(part('html > [role=status]').textContent).toBe('Headline')
    expect(part('html').hasAttribute('data-preview-picks')).toBe(true)
    inspect.turn(false, undefined)
    expect(part('html').hasAttribute('data-preview-picks')).toBe(false)
    expect(part('h1').hasAttribute('data-preview-under')).toBe(false)
  })

  it('moves by arrow keys, picks by Enter and stops by Escape', () => {
    inspect.turn(true, places)
    type('ArrowDown')
    type('Enter')
    type('ArrowUp')
    type('Enter')
    type('Escape')
    expect(reported).toEqual([
      { kind: 'picked', pointer: '/agency/logo' },
      { kind: 'picked', pointer: '/about/title' },
      { kind: 'stopped' },
    ])
  })

  it('highlights and clears an existing element, and ignores an invalid selector', () => {
    inspect.point('main h1')
    expect(part('h1').hasAttribute('data-preview-shown')).toBe(true)
    inspect.point(null)
    expect(part('h1').hasAttribute('data-preview-shown')).toBe(false)
    inspect.point('][')
    expect(document.querySelector('[data-preview-shown]')).toBeNull()
  })

  it('highlights an element that appears later, or its substitute', async () => {
    inspect.point('article')
    part('main').append(document.createElement('article'))
    await vi.waitFor(() => expect(part('article').hasAttribute('data-preview-shown')).toBe(true))
    vi.useFakeTimers()
    inspect.point('aside', 'main')
    expect(part('main').hasAttribute('data-preview-shown')).toBe(false)
    vi.advanceTimersByTime(1500)
    expect(part('main').hasAttribute('data-preview-shown')).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(part('main').hasAttribute('data-preview-shown')).toBe(false)
  })
})
