// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Rules = { createScriptURL: (url: string) => string | null }
const createPolicy = vi.fn<(name: string, rules: Rules) => unknown>()
const fresh = () => import('./third-party-script.ts')

beforeEach(() => {
  vi.resetModules()
  // As on a page that was just opened.
  Reflect.deleteProperty(globalThis, Symbol.for('livery.scripts'))
  createPolicy.mockReset()
  vi.stubGlobal('trustedTypes', { createPolicy })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('third-party scripts', () => {
  it('may load further scripts of their own sources through the default policy, and no others', async () => {
    const { allowScripts } = await fresh()
    allowScripts(['https://www.googletagmanager.com/gtag/'])
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL'])
    const tag = 'https://www.googletagmanager.com/gtag/js?id=G-1'
    expect(rules?.createScriptURL(tag)).toBe(tag)
    for (const other of [
      'https://evil.example/x.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL',
      '//evil.example/x.js',
      '/x.js',
      'data:text/javascript,1',
    ])
      expect(rules?.createScriptURL(other)).toBeNull()
  })

  it('share one policy however often they are allowed; without Trusted Types there is none', async () => {
    const { allowScripts } = await fresh()
    allowScripts([])
    allowScripts([])
    expect(createPolicy).toHaveBeenCalledOnce()
    vi.stubGlobal('trustedTypes', undefined)
    vi.resetModules()
    expect((await fresh()).allowScripts([])).toBeUndefined()
  })

  it('share the policy with scripts that another part allows', async () => {
    const { allowScripts } = await fresh()
    allowScripts(['https://www.googletagmanager.com/gtag/'])
    vi.resetModules()
    const { letScriptsLoad } = await import('../../ui/script-policy.ts')
    letScriptsLoad('pay', ({ origin }) => origin === 'https://js.stripe.com')
    expect(createPolicy).toHaveBeenCalledOnce()
    const rules = createPolicy.mock.calls[0]?.[1]
    const [tag, pay] = ['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://js.stripe.com/x.js']
    expect([tag, pay, 'https://evil.example/x.js'].map((url) => rules?.createScriptURL(url))).toEqual([
      tag,
      pay,
      null,
    ])
  })

  it("are fetched without crossorigin, so that their errors never reach the page's handler", async () => {
    const { addScript } = await fresh()
    addScript('https://connect.facebook.net/x.js')
    const script = document.head.querySelector('script')
    expect(script).toHaveAttribute('src', 'https://connect.facebook.net/x.js')
    expect(script).not.toHaveAttribute('crossorigin')
    expect(script?.async).toBe(true)
  })
})
