import type { Settings } from '../../../../contract/types.ts'
import type { Json } from '../../../../tenant/settings/json.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { settingsJson } from '../settings-json.ts'

/** A text in HTML, and where a person changes it. */
export interface HtmlTextAt {
  html: string
  /** As tenant.json writes it. */
  field: string
  pointer: string
  /** What the entry of a list is called by those who read it; empty for a text of its own. */
  entry: string
  /** What stands at the pointer once the text is another. */
  replaced: (html: string) => Json
}

/** Gives every text in HTML that an agency's settings have and that is not empty. */
export function htmlTexts(settings: Settings): HtmlTextAt[] {
  const { agency, about, faq, agencyTerms, posts, cancellationPolicies } = settings
  const single = (field: string, html: string | undefined): HtmlTextAt[] =>
    html ? [{ html, field, pointer: pointerOf(field.split('.')), entry: '', replaced: (other) => other }] : []
  const policies = ['privacyPolicy', 'cookiesPolicy', 'disclaimer', 'userTermsAndConditions'] as const
  return [
    ...single('about.content', about?.content),
    ...(faq?.questions ?? []).map(({ question, answer }, index) => ({
      html: answer,
      field: `faq.questions[${index}].answer`,
      pointer: '/faq/questions',
      entry: question,
      replaced: (html: string) => withAnswer(settings, index, html),
    })),
    ...policies.flatMap((name) => single(`agency.${name}`, agency[name])),
    ...agencyTerms.map(({ id, title, content }, index) => ({
      html: content,
      field: `agencyTerms[${index}].content`,
      pointer: pointerOf(['agencyTerms', id, 'content']),
      entry: title,
      replaced: (html: string) => html,
    })),
    ...Object.entries(cancellationPolicies).flatMap(([line, html]) =>
      single(`cancellationPolicies.${line}`, html),
    ),
    ...posts.map(({ slug, title, content }, index) => ({
      html: content,
      field: `posts[${index}].content`,
      pointer: pointerOf(['posts', slug, 'content']),
      entry: title,
      replaced: (html: string) => html,
    })),
  ].filter(({ html }) => html !== '')
}

/** Questions have no names of their own: their list changes as a whole. */
function withAnswer(settings: Settings, index: number, answer: string): Json {
  const questions = (settingsJson(settings).faq as { questions: Json[] }).questions
  return questions.with(index, { ...(questions[index] as Record<string, Json>), answer })
}
