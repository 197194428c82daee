import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { type FrameInput, framelessPages, frameOf, pagesOfIds, slimFooterPages } from './frame.ts'

const frame = (address: string, change: Partial<FrameInput> = {}) => {
  const { pathname, searchParams } = new URL(address, 'http://site.example')
  return frameOf({
    agency: { hideHeaderforDealProposal: true },
    session: { signedIn: false },
    request: { header: true, footer: true },
    ...change,
    path: pathname,
    query: (name) => searchParams.get(name),
  })
}
const whole = { header: true, footer: true, isBare: false, isSlim: false }

describe('frame of a page', () => {
  it('is the whole header and footer', () => {
    expect(frame('/')).toEqual(whole)
    expect(frame('/booknow/hotels/search?lat=1')).toEqual(whole)
  })

  // §2.1.15
  it.each([...framelessPages, '/DISAPPROVEproposal/', '/allowAgentProposal?id=1&token=2'])(
    'is nothing on %s: the pages for disapproving or allowing agent proposals hide header and footer (spec §2.1)',
    (address) => expect(frame(address)).toMatchObject({ header: false, footer: false }),
  )

  // §2.6.15
  it.each([...slimFooterPages, '/Login/', '/forgot-password'])('ends %s with the slim footer', (path) =>
    expect(frame(path)).toEqual({ ...whole, isSlim: true }),
  )

  it('has no page outside the catalogue', () => {
    for (const path of [...framelessPages, ...slimFooterPages, ...pagesOfIds])
      expect(catalogue).toContain(path)
  })

  it('omits what hideHeader and hideFooter hide', () => {
    expect(frame('/', { request: { header: false, footer: true } })).toEqual({ ...whole, header: false })
    expect(frame('/', { request: { header: true, footer: false } })).toEqual({ ...whole, footer: false })
  })
})

describe('on deal-proposal links, header items are hidden for anonymous users when hideHeaderforDealProposal is set (spec §4)', () => {
  // §4.32
  it.each(['dealLinkId=7', 'id=7', 'proposalId=7', 'checkout=true'])('hides them for ?%s', (query) => {
    expect(frame(`/booknow/hotels/deal?${query}`)).toEqual({ ...whole, isBare: true })
  })

  it('hides them for a proposal that the path names', () => {
    const path = '/booknow/hotels/deal/6f1c1f0e-0000-4000-8000-000000000000'
    expect(frame(path)).toMatchObject({ isBare: true })
    expect(frame(path, { session: { signedIn: true } })).toMatchObject({ isBare: false })
    expect(frame(path.replace('hotels', 'cruise'))).toMatchObject({ isBare: true })
    expect(frame('/booknow/hotels/deal')).toMatchObject({ isBare: false })
  })

  it.each(['dealLinkId=', 'id=%20', 'checkout=false', 'checkout=TRUE', 'tab=Hotels'])(
    'shows them for ?%s',
    (query) => expect(frame(`/?${query}`)).toEqual(whole),
  )

  it.each(pagesOfIds)('shows them on %s, whose id names an article or place', (path) => {
    expect(frame(`${path}?id=slow-boats`)).toEqual(whole)
  })

  // §4.32
  it('shows them to a signed-in user, and if the agency has not set it', () => {
    expect(frame('/?id=7', { session: { signedIn: true } })).toEqual(whole)
    expect(frame('/?id=7', { agency: { hideHeaderforDealProposal: false } })).toEqual(whole)
  })
})
