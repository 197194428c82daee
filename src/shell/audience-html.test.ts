import { describe, expect, it } from 'vitest'
import { testServer } from './testing-server.ts'

/** The totals of the deals in a page's data, in cents, with what logging in saves. */
function dealsIn(html: string): { total: number; saving: number }[] {
  return [...html.matchAll(/"publishedRate":[\d.]+,"totalRate":([\d.]+)[^}]*\}/g)].map(([rates, total]) => ({
    total: Math.round(Number(total) * 100),
    saving: Math.round(Number(/"memberSaving":([\d.]+)/.exec(rates)?.[1] ?? 0) * 100),
  }))
}

describe('prices in the served HTML', () => {
  const server = testServer('ipe-mare')
  const home = async (name?: 'traveller') => {
    const cookie = name && (await server().signIn(name))
    const { html } = await server().ask('/?currency=USD&lng=en', cookie ? { cookie } : {})
    return { html, deals: dealsIn(html) }
  }

  it('are the public ones for visitors, also right after a member has loaded the page', async () => {
    const before = await home()
    expect(before.deals.length).toBeGreaterThan(0)
    expect(before.deals.some(({ saving }) => saving > 100)).toBe(true)
    expect(before.html).toContain('Log In to save up to')
    const member = await home('traveller')
    const after = await home()
    expect(after.deals).toEqual(before.deals)
    expect(member.html).not.toMatch(/memberSaving|Log In to save up to/)
    const promised = before.deals.flatMap(({ total, saving }) => (saving > 0 ? [total - saving] : []))
    // No price of a member is in a visitor's page, and a member pays what was promised.
    const figures = new Set(before.html.match(/\d+(?:\.\d+)?/g))
    expect(promised.filter((total) => figures.has(String(total / 100)))).toEqual([])
    const paid = new Set(member.deals.map(({ total }) => total))
    expect(promised.some((total) => paid.has(total))).toBe(true)
    for (const { html } of [before, member]) expect(html).not.toMatch(/baseRate|taxAndFee/)
  })
})
