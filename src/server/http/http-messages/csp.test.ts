import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { thirdPartiesOf } from '../../../tenant/measurement.ts'
import { contentSecurityPolicy } from './csp.ts'

const base = {
  inlineScripts: [],
  inlineStyles: [],
  remoteOrigins: [],
  allowRemoteImages: false,
}

it('allows an inline script and style by the exact hash of its text', () => {
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

it('allows external pictures only if suppliers serve them', () => {
  expect(contentSecurityPolicy(base)).toContain("img-src 'self' data:;")
  expect(contentSecurityPolicy({ ...base, allowRemoteImages: true })).toContain(
    "img-src 'self' data: https:;",
  )
})

it('allows exactly the origins of an agency’s analytics, and the one policy they need', () => {
  const measured = contentSecurityPolicy({ ...base, thirdParties: thirdPartiesOf({ facebook: '12345' }) })
  expect(measured).toContain(
    "script-src 'self' https://connect.facebook.net/en_US/fbevents.js https://connect.facebook.net/signals/;",
  )
  expect(measured).toContain("img-src 'self' data: https://www.facebook.com;")
  expect(measured).toContain("connect-src 'self' https://www.facebook.com;")
  expect(measured).toContain("require-trusted-types-for 'script'; trusted-types dompurify livery default")
  expect(measured).not.toContain('google')
  expect(measured).not.toContain('unsafe')
})

it('allows for Google only the tag’s folder for scripts and the collection addresses', () => {
  const measured = contentSecurityPolicy({ ...base, thirdParties: thirdPartiesOf({ google: 'G-ABC123' }) })
  expect(measured).toContain("script-src 'self' https://www.googletagmanager.com/gtag/;")
  expect(measured).toContain(
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com;",
  )
  expect(measured).toContain(
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://www.google.com/g/collect;",
  )
  expect(measured).not.toContain('facebook')
})

it('keeps the strict directives without analytics', () => {
  expect(contentSecurityPolicy({ ...base, thirdParties: thirdPartiesOf(null) })).not.toMatch(
    /https:|default(?!-)/,
  )
})
