import { expect, it } from 'vitest'
import { affectedPages } from './affected-pages.ts'

it.each([
  [['/agency/primaryColor'], ['/*']],
  [['/agency/home/headline'], ['/']],
  [['/agency/home'], ['/']],
  [['/agency/homely'], ['/*']],
  [
    ['/about/content', '/agency/privacyPolicy'],
    ['/about', '/privacy-policy'],
  ],
  [['/posts/lisbon/title'], ['/blog', '/blog?id=lisbon']],
  [['/posts'], ['/blog']],
  [['/agencyTerms/groups/content'], ['/agency-terms-and-conditions/groups']],
  [['/cancellationPolicies/mcl'], ['/cancellation-policy', '/cancellation-policy/mcl']],
  [['/links/a~1b'], ['/url/a%2Fb']],
  [['/posts/lisbon/title', '/navigation'], ['/*']],
  [[], []],
])('a change of %j touches %j', (pointers, pages) => {
  expect(affectedPages(pointers.map((pointer) => ({ pointer })))).toEqual(pages)
})
