import { cruiseLines } from '../../../../tenant/cruise-lines.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Routes } from '../../request-context/route.ts'

type ContentOperations =
  | 'getAboutUs'
  | 'getFaqs'
  | 'getNavigations'
  | 'getDestinations'
  | 'getAgencyTermsList'
  | 'getAgencyTerms'
  | 'getCancellationPolicies'
  | 'getCancellationPolicy'
  | 'getPosts'
  | 'getPost'

/** Routes for the pages and menus that an agency has published; unknown ids are 404. Source: spec §2.2, §7. */
export const contentRoutes: Pick<Routes, ContentOperations> = {
  getAboutUs: ({ agency }) => ({ data: [agency.about] }),
  getFaqs: ({ agency }) => ({ data: [agency.faq] }),
  getNavigations: ({ agency }) => ({ agencyNavigation: agency.navigation }),
  getDestinations: ({ agency }) => ({ data: agency.destinations }),

  getAgencyTermsList: ({ agency }) => ({ data: agency.agencyTerms.map(({ id, title }) => ({ id, title })) }),
  getAgencyTerms: ({ agency, path }) => ({
    data: found(
      agency.agencyTerms.find(({ id }) => id === path.id),
      'terms under this id',
    ),
  }),

  getCancellationPolicies: ({ agency }) => ({
    data: cruiseLines.map((line) => ({
      line,
      isPublished: agency.cancellationPolicies.some((policy) => policy.line === line),
    })),
  }),
  getCancellationPolicy: ({ agency, path }) => ({
    data: found(
      agency.cancellationPolicies.find(({ line }) => line === path.line),
      'cancellation conditions for this line',
    ),
  }),

  getPosts: ({ agency }) => ({ data: agency.posts.map(({ content: _, ...post }) => post) }),
  getPost: ({ agency, path }) => ({
    data: found(
      agency.posts.find(({ slug }) => slug === path.slug),
      'article under this slug',
    ),
  }),
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Problem({ code: 'not_found', detail: `The agency has no ${what}.` })
  return value
}
