import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agencyNotFoundPage } from './plain-page.ts'

describe('agencyNotFoundPage', () => {
  // §2.1.10, §4.1, §8.13
  it("shows 'Agency not found!' with status 404 and is never stored", async () => {
    const response = await agencyNotFoundPage()
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('<h1>Agency not found!</h1>')
  })

  it('allows its own style by hash and nothing else', async () => {
    const response = await agencyNotFoundPage()
    const html = await response.text()
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(html).not.toMatch(/<script|https?:|style=/)
  })
})
