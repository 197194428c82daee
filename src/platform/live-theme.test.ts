// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { liveTheme } from './live-theme.ts'

const root = document.documentElement
let media = Object.assign(new EventTarget(), { matches: false })
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

beforeEach(() => {
  // Themes of earlier tests listen to earlier media objects.
  media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  root.dataset.mode = 'auto'
  root.style.cssText = ''
})

describe('liveTheme', () => {
  it('applies a brand in the next frame, in its mode', async () => {
    const theme = liveTheme(root, {})
    theme.apply({ primaryColor: '#136f63', mode: 'dark' })
    await frame()
    expect(root.style.getPropertyValue('--primary-color')).toBe('#136f63')
    expect(root.dataset.mode).toBe('dark')
  })

  it('follows the system in automatic mode', async () => {
    const theme = liveTheme(root, {})
    theme.apply({ primaryColor: '#136f63', mode: 'auto' })
    await frame()
    const light = root.style.getPropertyValue('--background')
    media.matches = true
    media.dispatchEvent(new Event('change'))
    await frame()
    expect(root.style.getPropertyValue('--background')).not.toBe(light)
  })

  it('leaves no variable, mode or listener behind', async () => {
    const theme = liveTheme(root, {})
    theme.apply({ primaryColor: '#136f63', mode: 'dark' })
    await frame()
    theme.clear()
    expect(root.style.length).toBe(0)
    expect(root.dataset.mode).toBe('auto')
    media.dispatchEvent(new Event('change'))
    await frame()
    expect(root.style.length).toBe(0)
  })

  it('restores the mode from when it was applied, not from when it was created', () => {
    const theme = liveTheme(root, {})
    root.dataset.mode = 'light'
    theme.apply({ mode: 'dark' })
    theme.clear()
    expect(root.dataset.mode).toBe('light')
  })

  it('applies to another document, and can be removed from it', async () => {
    const inside = document.createElement('div')
    const theme = liveTheme(root, {})
    theme.apply({ primaryColor: '#136f63' })
    const removeTheme = theme.applyTo(inside)
    await frame()
    expect(inside.style.getPropertyValue('--primary-color')).toBe('#136f63')
    removeTheme()
    expect(inside.style.length).toBe(0)
  })

  it('notifies once per frame that the brand changed', async () => {
    const theme = liveTheme(root, {})
    const listener = vi.fn()
    theme.subscribe(listener)
    theme.apply({ primaryColor: '#111111' })
    theme.apply({ primaryColor: '#222222' })
    await frame()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(listener.mock.calls[0]?.[0].brand.given).toBe('#222222')
  })
})
