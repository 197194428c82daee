import { describe, expect, it } from 'vitest'
import { isLinkId, storedLink } from './stored-link.ts'

const today = '2026-11-21'
const leads = (to: string, expiresOn?: string) =>
  storedLink([{ id: 'a', to, ...(expiresOn && { expiresOn }) }], 'a', today)?.to ?? null

describe('stored link', () => {
  it('leads to its path, or to an external address that the agency stored', () => {
    expect(leads('/booknow/hotels?a=1#b')).toBe('/booknow/hotels?a=1#b')
    expect(leads('https://partner.example/x?y=1')).toBe('https://partner.example/x?y=1')
  })

  it('works until the end of its last day, and then leads to /expiry', () => {
    expect(leads('/about', '2026-11-22')).toBe('/about')
    expect(leads('/about', '2026-11-21')).toBe('/about')
    expect(leads('/about', '2026-11-20')).toBe('/expiry')
  })

  it('is null for another name, whatever the list contains', () => {
    expect(storedLink([{ id: 'a', to: '/' }], 'A', today)).toBeNull()
    expect(storedLink([], 'constructor', today)).toBeNull()
  })

  it('refuses disguised targets', () => {
    for (const to of ['//evil.example', '/\\evil.example', 'http://x.example', 'javascript:alert(1)', ''])
      expect(leads(to), to).toBeNull()
  })

  it('never leads in a circle', () => {
    for (const to of ['/url/a', '/URL/b/', '//url/a', '/deal-link?dealLinkId=a', '/Deal%2DLink'])
      expect(leads(to), to).toBeNull()
    for (const to of ['/./url/a', '/x/../url/a', '/%2E/url/a', '/x/.%2e/deal-link?dealLinkId=a', '/x/..'])
      expect(leads(to), to).toBeNull()
    expect(leads('/.well-known/a..b?c=/../d')).toBe('/.well-known/a..b?c=/../d')
  })
})

it('recognises valid link names', () => {
  for (const id of ['a', 'Summer-2026', 'x_1', 'a'.repeat(64)]) expect(isLinkId(id), id).toBe(true)
  for (const id of [null, undefined, '', ' a', '-a', 'a b', '../x', '<b>', 'é', 'a'.repeat(65), 'a\n'])
    expect(isLinkId(id), String(id)).toBe(false)
})
