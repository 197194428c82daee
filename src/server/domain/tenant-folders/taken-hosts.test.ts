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

  it('refuses a bundle that waits for a host of a refused one', () => {
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
      ['c', 'b.example', 'b'],
      ['b', 'a.example', 'a'],
    ])
  })

  it('gives a free host to the second if the first is refused for another host', () => {
    expect(
      refusedOf(
        [['held.example', 'elsewhere']],
        [
          { slug: 'b', hosts: ['free.example', 'held.example'] },
          { slug: 'a', hosts: ['free.example'] },
        ],
      ),
    ).toEqual([['b', 'free.example', 'a']])
  })

  it('refuses the first of two if it needs a host that the second releases', () => {
    expect(
      refusedOf(
        [['second.example', 'second']],
        [
          { slug: 'first', hosts: ['free.example', 'second.example'] },
          { slug: 'second', hosts: ['free.example'] },
        ],
      ),
    ).toEqual([['first', 'free.example', 'second']])
  })

  it('accepts, in order, every claim that can be imported with those before it', () => {
    const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const host = fc.constantFrom('1', '2', '3', '4', '5', '6')
    const claim = fc.record({ slug, hosts: fc.uniqueArray(host, { maxLength: 3 }) })
    fc.assert(
      fc.property(
        fc.dictionary(host, slug),
        fc.uniqueArray(claim, { selector: (one) => one.slug, maxLength: 5 }),
        (now, claims) => {
          const holders = new Map(Object.entries(now))
          const best = bestSet(holders, claims)
          const refused = takenHosts(holders, claims)
          expect([...refused.keys()]).toEqual(
            claims.filter((one) => !best.accepted.includes(one)).map((one) => one.slug),
          )
          for (const [by, { host: named, holder }] of refused) {
            expect(claims.find((one) => one.slug === by)?.hosts).toContain(named)
            expect(best.owners.get(named)).toEqual([holder])
            expect(holder).not.toBe(by)
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})

interface Outcome {
  accepted: Claims
  /** The owners of each host afterwards. */
  owners: Map<string, string[]>
}
type Claims = { slug: string; hosts: string[] }[]

/** Tries every set of claims, earlier claims first, and returns the first in which no host has two owners. */
function bestSet(holders: ReadonlyMap<string, string>, claims: Claims): Outcome {
  for (let mask = 2 ** claims.length - 1; mask >= 0; mask -= 1) {
    const accepted = claims.filter((_, at) => mask & (2 ** (claims.length - 1 - at)))
    const owners = new Map<string, string[]>()
    const add = (host: string, slug: string) => owners.set(host, [...(owners.get(host) ?? []), slug])
    for (const [host, slug] of holders) if (!accepted.some((one) => one.slug === slug)) add(host, slug)
    for (const { slug, hosts } of accepted) for (const host of hosts) add(host, slug)
    if ([...owners.values()].every((of) => of.length === 1)) return { accepted, owners }
  }
  throw new Error('without any claim each host keeps its owner')
}
