import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../src/server/http/http-messages/csp.ts'
import { addLiveScripts } from './add-live-scripts.ts'

it("adds the live scripts before the page's own, and a policy that allows only them", async () => {
  const policy = contentSecurityPolicy({
    inlineScripts: ['one'],
    inlineStyles: ['two'],
    remoteOrigins: [],
    allowRemoteImages: false,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'integrity-policy': 'blocked-destinations=(script)',
  }
  const html = '<!doctype html><html><head><script type="module" src="/own.ts"></script></head></html>'
  const live = await addLiveScripts(new Response(html, { status: 404, headers }))
  expect(live.status).toBe(404)
  expect(await live.text()).toMatch(
    /^<!doctype html><html><head><script type="module" src="\/@vite\/client">.*own\.ts/,
  )
  const directives = live.headers.get('content-security-policy')?.split('; ') ?? []
  expect(directives).toContain("style-src 'self' 'unsafe-inline'")
  expect(directives).toContain("connect-src 'self' ws:")
  expect(directives).toContain("worker-src 'self' blob:")
  // The script directives are the same as elsewhere.
  expect(directives).toContain(policy.split('; ').find((one) => one.startsWith('script-src')))
  expect(live.headers.get('content-security-policy-report-only')).toBe("require-trusted-types-for 'script'")
  expect(live.headers.has('integrity-policy')).toBe(false)
})

it('leaves a page without scripts without them, with the styles of development', async () => {
  const html = '<!doctype html><html><head><link rel="stylesheet" href="/own.css"></head></html>'
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "style-src 'self'; connect-src 'self'",
  }
  const still = await addLiveScripts(new Response(html, { headers }))
  expect(await still.text()).toBe(html)
  expect(still.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
})

it('sends other answers unchanged', async () => {
  const response = Response.json({ head: '<head>' })
  expect(await addLiveScripts(response)).toBe(response)
})
