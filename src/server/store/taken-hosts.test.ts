import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenHosts } from './taken-hosts.ts'

const refusedOf = (holders: [string, string][], claims: { slug: string; hosts: string[] }[]) =>
  [...takenHosts(new Map(holders), claims)].map(([slug, { host, holder }]) => [slug, host, holder])

describe('takenHosts', () => {
  it('lets agencies keep, add, drop and swap hosts', () => {
    expect(
      refusedOf(
        [
          ['a.example', 'a'],
          ['b.example', 'b'],
          ['old.example', 'a'],
        ],
        [
          { slug: 'a', hosts: ['b.example', 'new.example'] },
          { slug: 'b', hosts: ['a.example'] },
          { slug: 'c', hosts: ['old.example'] },
        ],
      ),
    ).toEqual([])
  })

  it('refuses the host of an agency that is not imported, and of one that keeps it', () => {
    const holders: [string, string][] = [
      ['a.example', 'a'],
      ['b.example', 'b'],
    ]
    expect(refusedOf(holders, [{ slug: 'b', hosts: ['a.example'] }])).toEqual([['b', 'a.example', 'a']])
    expect(
      refusedOf(holders, [
        { slug: 'a', hosts: ['a.example'] },
        { slug: 'b', hosts: ['b.example', 'a.example'] },
      ]),
    ).toEqual([['b', 'a.example', 'a']])
  })

  it('gives a new host to the first of two', () => {
    expect(
      refusedOf(
        [],
        [
          { slug: 'a', hosts: ['x.example'] },
          { slug: 'b', hosts: ['x.example'] },
        ],
      ),
    ).toEqual([['b', 'x.example', 'a']])
  })

  it('refuses what waits for a host of a refused one', () => {
    expect(
      refusedOf(
        [
          ['a.example', 'a'],
          ['b.example', 'b'],
        ],
        [
          { slug: 'c', hosts: ['b.example'] },
          { slug: 'b', hosts: ['a.example'] },
        ],
      ),
    ).toEqual([
      ['b', 'a.example', 'a'],
      ['c', 'b.example', 'b'],
    ])
  })

  it('leaves each host with one agency, and those of the refused as they were', () => {
    const slug = fc.constantFrom('a', 'b', 'c', 'd')
    const host = fc.constantFrom('1', '2', '3', '4', '5')
    fc.assert(
      fc.property(
        fc.dictionary(host, slug),
        fc.uniqueArray(fc.record({ slug, hosts: fc.uniqueArray(host) }), { selector: (one) => one.slug }),
        (now, claims) => {
          const holders = new Map(Object.entries(now))
          const refused = takenHosts(holders, claims)
          const accepted = claims.filter((claim) => !refused.has(claim.slug))
          const next = new Map(
            [...holders].filter(([, holder]) => !accepted.some((claim) => claim.slug === holder)),
          )
          for (const claim of accepted)
            for (const one of claim.hosts) {
              expect(next.has(one)).toBe(false)
              next.set(one, claim.slug)
            }
          for (const [one, holder] of holders) if (refused.has(holder)) expect(next.get(one)).toBe(holder)
        },
      ),
    )
  })
})
