// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { previewTheme } from './preview-theme.ts'

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
