import type { Settings } from '../../../contract/types.ts'
import { cruiseLines } from '../../../tenant/cruise-lines.ts'
import { MOST_HTML_CHARACTERS } from '../html/html-refusal.ts'
import { fitsDraft } from './apply-draft-changes.ts'

/** Valid HTML of maximum length that is costly to read. */
export const costlyHtml = {
  links: filled((index) => `<a href="/s${index}">a</a>`),
  'the same link': filled(() => '<a href="/s">a</a>'),
  tags: filled(() => '<b>a</b>'),
  attributes: filled(() => '<time lang="en" dir="ltr" datetime="1">a</time>'),
  'colors of an earlier release': filled((index) => `<i style="color:#${String(100_000 + index)}">a</i>`),
  'pictures of an earlier release': filled(() => '<img src="/a" role="none">'),
}

export type CostlyHtml = keyof typeof costlyHtml

/**
 * Returns settings as large as the contract accepts, with the same costly HTML in every text: terms, policies and
 * answers first, then as many articles as fit.
 */
export function largestSettings(base: Settings, kind: CostlyHtml): Settings {
  const html = costlyHtml[kind]
  const answer = html.slice(0, html.lastIndexOf('>', 4000 - 8) + 1)
  const list = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index))
  const settings: Settings = {
    ...base,
    agency: {
      ...base.agency,
      privacyPolicy: html,
      cookiesPolicy: html,
      disclaimer: html,
      userTermsAndConditions: html,
    },
    navigation: list(12, (index) => ({ label: `Label ${index}`, path: `/dead-${index}` })),
    about: { isEnabled: true, title: 'About', content: html },
    faq: {
      isEnabled: true,
      title: 'FAQ',
      headerMessage: '',
      questions: list(100, (index) => ({ question: `Question ${index}`, answer })),
    },
    agencyTerms: list(20, (index) => ({ id: `t${index}`, title: 'Terms', content: html })),
    cancellationPolicies: Object.fromEntries(cruiseLines.map((line) => [line, html])),
    links: list(500, (index) => ({ id: `l${index}`, to: `/gone-${index}` })),
    posts: [],
  }
  for (let index = 0; index < 200; index += 1) {
    const post = { slug: `p${index}`, title: 'Post', summary: 'Post', scene: 'beach' } as const
    const posts = [...settings.posts, { ...post, publishedOn: '2026-01-01', content: html }]
    if (!fitsDraft({ ...settings, posts })) break
    settings.posts = posts
  }
  return settings
}

function filled(make: (index: number) => string): string {
  let html = ''
  for (let index = 0; html.length + make(index).length <= MOST_HTML_CHARACTERS; index += 1)
    html += make(index)
  return html
}
