import { describe, expect, it } from 'vitest'
import { type IndexableInput, indexablePaths, privatePaths } from './indexable-paths.ts'

const remotes = [{ name: 'booking', routes: ['/booknow/hotels', '/booknow/hotels/search'] }]
const agency: IndexableInput['content']['agency'] = {
  bookingMenuItemOptions: [
    { title: 'Hotels', active: true },
    { title: 'Cars', active: true },
  ],
  displayTopDestinations: true,
  isAbousUsEnable: true,
  isFaqEnable: true,
  privacyPolicy: '<p>p</p>',
  cookiesPolicy: '<p>c</p>',
  disclaimer: '<p>d</p>',
  publishedPages: [],
}

function pathsFor(change: Partial<typeof agency> = {}, content: Partial<IndexableInput['content']> = {}) {
  return indexablePaths({
    content: {
      agency: { ...agency, ...change },
      agencyTerms: [],
      cancellationPolicies: [],
      posts: [],
      destinations: [],
      ...content,
    },
    remotes,
    environment: 'prod',
  })
}

describe('pages announced to search engines', () => {
  it('are those that this deployment answers and the agency has filled', () => {
    const paths = pathsFor()
    expect(paths).toEqual([
      '/',
      '/booknow/hotels',
      '/about',
      '/faqs',
      '/privacy-policy',
      '/cookies-policy',
      '/disclaimer',
    ])
  })

  it('include each article, destination, terms page and cruise line’s conditions', () => {
    const paths = pathsFor(
      { publishedPages: ['blog', 'cancellation-policies', 'user-terms', 'hidden-gems'] },
      {
        posts: [{ slug: 'rimini-in-may' }],
        destinations: [{ id: 'rimini' }],
        agencyTerms: [{ id: 'groups' }],
        cancellationPolicies: [{ line: 'mcl' }],
      },
    )
    for (const path of [
      '/blog',
      '/blog?id=rimini-in-may',
      '/destination/share?id=rimini',
      '/hidden-gems-round-the-world',
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/groups',
      '/cancellation-policy',
      '/cancellation-policy/mcl',
    ])
      expect(paths).toContain(path)
  })

  it('exclude what is switched off or empty', () => {
    const off = {
      isAbousUsEnable: false,
      isFaqEnable: false,
      privacyPolicy: '',
      cookiesPolicy: '',
      disclaimer: '',
    }
    expect(pathsFor({ ...off, bookingMenuItemOptions: [] })).toEqual(['/'])
  })

  it('exclude pages that are closed to search engines', () => {
    const closed = privatePaths.map((path) => new RegExp(`^${path.replaceAll('*', '.*')}`))
    for (const path of pathsFor())
      expect(
        closed.some((pattern) => pattern.test(path)),
        path,
      ).toBe(false)
  })
})
