import type { PageAgency } from '../../contract/page.ts'
import type { NavigationItem } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'

type PageFlags = Pick<
  PageAgency,
  'isAbousUsEnable' | 'aboutUsEnableTitle' | 'isFaqEnable' | 'faqEnableTitle' | 'publishedPages'
>

/** Takes what an agency publishes and gives the footer's Useful Links: About and FAQ under the agency's own titles where it has them, the blog, then terms and policies. Source: spec §2.6, §3. */
export function usefulLinks(t: Text, agency: PageFlags): NavigationItem[] {
  return [
    ...(agency.isAbousUsEnable ? [{ label: agency.aboutUsEnableTitle, path: '/about' }] : []),
    ...(agency.isFaqEnable ? [{ label: agency.faqEnableTitle, path: '/faqs' }] : []),
    ...(agency.publishedPages.includes('blog') ? [{ label: t('blog.heading'), path: '/blog' }] : []),
    ...legalLinks(t, agency),
  ]
}

/** The terms and policies alone: all that the slim footer of the log-in pages has room for. */
export function legalLinks(t: Text, agency: Pick<PageFlags, 'publishedPages'>): NavigationItem[] {
  return [
    ...(agency.publishedPages.includes('user-terms')
      ? [{ label: t('policy.terms'), path: '/user-terms-and-conditions' }]
      : []),
    { label: t('policy.privacy'), path: '/privacy-policy' },
    { label: t('policy.cookies'), path: '/cookies-policy' },
    { label: t('policy.disclaimer'), path: '/disclaimer' },
  ]
}
