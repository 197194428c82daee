import { expect, it } from 'vitest'
import { testContent } from '../../adapters/store/testing.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { resolveAgency } from '../agencies/resolved-agency.ts'
import { siteOrigin } from './mail-settings.ts'

const origin = 'http://agency.example:8443'
const identity = {
  id: crypto.randomUUID(),
  slug: 'test',
  version: 1,
  publishedAt: new Date(),
  markups: { revision: 0, rules: [] },
}
const own = {
  agency: resolveAgency(identity, { ...testContent(), canonicalHost: 'www.agency.example' }),
  origin,
}
const hostless = { agency: resolveAgency(identity, testContent()), origin }

it('in production, links lead to the agency’s own host by https, whatever the request had', () => {
  expect(siteOrigin(own, false)).toBe('https://www.agency.example')
})

it('in production, links of an agency without a host are 503, never the request’s host', () => {
  expect(() => siteOrigin(hostless, false)).toThrow(Problem)
  expect(() => siteOrigin(hostless, false)).toThrow(
    expect.objectContaining({ status: 503, code: 'mail_unavailable' }),
  )
})

it("in the demo, links lead to the request's origin", () => {
  expect(siteOrigin(own, true)).toBe(origin)
  expect(siteOrigin(hostless, true)).toBe(origin)
})
