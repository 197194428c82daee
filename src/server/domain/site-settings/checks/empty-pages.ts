import type { Finding } from '../../../../contract/types.ts'
import type { Json } from '../../../../tenant/settings/json.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'pages'

/** Policies that the footer links to, whether they are written or not. */
const linked = ['privacyPolicy', 'cookiesPolicy', 'disclaimer'] as const

/** Finds pages that visitors can reach and that are empty; the fix hides them if possible. */
export function checkEmptyPages(site: CheckedSite): Checked {
  const { settings, document } = site
  const { agency, about, faq, agencyTerms, posts, destinations } = settings
  const shown = (page: 'about' | 'faq', isEmpty: boolean, pointer: string): Finding[] => {
    if (!isEmpty) return []
    const fix = fixOf(document, 'hide', [[`/${page}/isEnabled`, false]])
    return [findingOf(CHECK, { code: 'page.empty', pointer, fix })]
  }
  const places = fixOf(document, 'hide', [['/agency/displayTopDestinations', false]])
  const findings: Finding[] = [
    ...shown('about', about?.isEnabled === true && isBlank(about.content), '/about/content'),
    ...shown('faq', faq?.isEnabled === true && faq.questions.length === 0, '/faq/questions'),
    ...(faq?.questions ?? []).flatMap(({ question, answer }, index) =>
      faq?.isEnabled && isBlank(answer) ? [withoutAnswer(site, index, question || `${index + 1}`)] : [],
    ),
    ...linked
      .filter((name) => isBlank(agency[name] ?? ''))
      .map((name) => findingOf(CHECK, { code: 'page.linkedEmpty', pointer: `/agency/${name}` })),
    ...agencyTerms.flatMap(({ id, title, content }) => entryFinding('agencyTerms', id, title, content)),
    ...posts.flatMap(({ slug, title, content }) => entryFinding('posts', slug, title, content)),
    ...(agency.displayTopDestinations && destinations.length === 0
      ? [findingOf(CHECK, { code: 'page.empty', pointer: '/destinations', fix: places })]
      : []),
  ]
  const count = linked.length + agencyTerms.length + posts.length + (about ? 1 : 0) + (faq ? 1 : 0)
  const summary = `${count} pages of your own have content`
  return { findings, passed: { check: CHECK, values: { count }, summary } }
}

function withoutAnswer({ document }: CheckedSite, index: number, entry: string): Finding {
  const questions = (document.faq as { questions: readonly Json[] }).questions
  return findingOf(CHECK, {
    code: 'page.entryEmpty',
    pointer: '/faq/questions',
    field: `faq.questions[${index}].answer`,
    values: { entry },
    fix: fixOf(document, 'remove', [['/faq/questions', questions.toSpliced(index, 1)]]),
  })
}

function entryFinding(list: string, id: string, entry: string, content: string): Finding[] {
  if (!isBlank(content)) return []
  const pointer = pointerOf([list, id, 'content'])
  return [findingOf(CHECK, { code: 'page.entryEmpty', pointer, values: { entry } })]
}

/** HTML is empty if it contains nothing, or only space. */
function isBlank(html: string): boolean {
  return html.length < 2000 && html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '' && !html.includes('<img')
}
