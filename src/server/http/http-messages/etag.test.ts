import { describe, expect, it } from 'vitest'
import { contentEtag, isUnchanged, revisionEtag, revisionOf } from './etag.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('contentEtag', () => {
  it('is the same for the same bytes and for no others', async () => {
    expect(await contentEtag(bytes('a'))).toBe(await contentEtag(bytes('a')))
    expect(await contentEtag(bytes('a'))).not.toBe(await contentEtag(bytes('b')))
    expect(await contentEtag(bytes(''))).toMatch(/^W\/"[A-Za-z0-9+/]{20}"$/)
  })
})

describe('revisionOf', () => {
  it('reads what revisionEtag writes', () => {
    expect([0, 7, 999_999_999].map((revision) => revisionOf(revisionEtag(revision)))).toEqual([
      0, 7, 999_999_999,
    ])
  })

  it.each([null, '', '7', 'W/"7"', '"7", "8"', '"-1"', '"7.5"', '"1234567890"', '*'])(
    'refuses %j',
    (header) => {
      expect(revisionOf(header)).toBeNull()
    },
  )
})

describe('isUnchanged', () => {
  const holds = (held: string | null, etag: string | null, method = 'GET') =>
    isUnchanged(
      new Request('http://a.example/', {
        method,
        headers: held === null ? {} : { 'if-none-match': held },
      }),
      new Headers(etag === null ? {} : { etag }),
    )

  it('finds the tag among those of the caller, weak or strong', () => {
    expect(holds('W/"a"', 'W/"a"')).toBe(true)
    expect(holds('"x", W/"7"', '"7"')).toBe(true)
    expect(holds('"a"', 'W/"a"')).toBe(true)
  })

  it('answers a change in full, whatever tag the caller holds', () => {
    expect(holds('"7"', '"7"', 'HEAD')).toBe(true)
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) expect(holds('"7"', '"7"', method)).toBe(false)
  })

  it('finds no other tag, and none where the answer has none', () => {
    expect(holds('W/"b"', 'W/"a"')).toBe(false)
    expect(holds('a', 'W/"a"')).toBe(false)
    expect(holds('', 'W/"a"')).toBe(false)
    expect(holds(null, 'W/"a"')).toBe(false)
    expect(holds('W/"a"', null)).toBe(false)
  })
})
