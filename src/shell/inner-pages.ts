import type { ShellPage } from '../tenant/route-table.ts'
import type { PageModule } from './page-module.ts'

/**
 * Every page except the home page, each a separate chunk. This list loads with the first of them, since a home page
 * needs none.
 */
export const innerPages: Readonly<
  Record<Exclude<ShellPage, 'home'> | 'unavailable', () => Promise<{ page: PageModule }>>
> = {
  agent: () => import('./pages/agent.tsx'),
  agents: () => import('./pages/agents.tsx'),
  markups: () => import('./pages/markups.tsx'),
  about: () => import('./pages/about.tsx'),
  faqs: () => import('./pages/faqs.tsx'),
  'privacy-policy': () => import('./pages/privacy-policy.tsx'),
  'cookies-policy': () => import('./pages/cookies-policy.tsx'),
  disclaimer: () => import('./pages/disclaimer.tsx'),
  'user-terms-and-conditions': () => import('./pages/user-terms-and-conditions.tsx'),
  'agency-terms': () => import('./pages/agency-terms.tsx'),
  'cancellation-policies': () => import('./pages/cancellation-policies.tsx'),
  'cancellation-policy': () => import('./pages/cancellation-policy.tsx'),
  blog: () => import('./pages/blog.tsx'),
  'blog-share': () => import('./pages/blog-share.tsx'),
  'destination-share': () => import('./pages/destination-share.tsx'),
  'hidden-gems': () => import('./pages/hidden-gems.tsx'),
  login: () => import('./pages/login.tsx'),
  signup: () => import('./pages/signup.tsx'),
  verify: () => import('./pages/verify.tsx'),
  'forgot-password': () => import('./pages/forgot-password.tsx'),
  'new-password': () => import('./pages/new-password.tsx'),
  sso: () => import('./pages/sso.tsx'),
  social: () => import('./pages/social.tsx'),
  profile: () => import('./pages/profile.tsx'),
  support: () => import('./pages/support.tsx'),
  logout: () => import('./pages/logout.tsx'),
  errors: () => import('./pages/errors.tsx'),
  kit: () => import('./pages/kit.tsx'),
  expiry: () => import('./pages/expiry.tsx'),
  'stored-link': () => import('./pages/stored-link.tsx'),
  'deal-link': () => import('./pages/deal-link.tsx'),
  proposal: () => import('./pages/proposal.tsx'),
  'command-centre': () => import('./pages/command-centre.tsx'),
  'traveller-dashboard': () => import('./pages/traveller-dashboard.tsx'),
  subscription: () => import('./pages/subscription.tsx'),
  website: () => import('./pages/website.tsx'),
  unavailable: () => import('./pages/unavailable.tsx'),
}
