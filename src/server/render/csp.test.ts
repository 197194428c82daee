import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const base = { inlineScripts: [], inlineStyles: [], remoteOrigins: [], allowRemoteImages: false }

it('allows an inline script and style by the hash of exactly its text', () => {
  const policy = contentSecurityPolicy({ ...base, inlineScripts: ['{}'], inlineStyles: [':root{}'] })
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('{}')}'`)
  expect(policy).toContain(`style-src 'self' 'sha256-${hash(':root{}')}'`)
  expect(policy).not.toContain('unsafe')
})

it('allows the origins of remote parts for scripts, styles and calls, and no others', () => {
  const policy = contentSecurityPolicy({ ...base, remoteOrigins: ['https://cdn.example'] })
  for (const directive of ['script-src', 'style-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} 'self' https://cdn\\.example`))
  }
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
})

it('allows pictures from elsewhere only where suppliers serve them', () => {
  expect(contentSecurityPolicy(base)).toContain("img-src 'self' data:;")
  expect(contentSecurityPolicy({ ...base, allowRemoteImages: true })).toContain(
    "img-src 'self' data: https:;",
  )
})
