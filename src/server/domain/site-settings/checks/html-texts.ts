import type { Settings } from '../../../../contract/types.ts'
import type { Json } from '../../../../tenant/settings/json.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { settingsJson } from '../settings-json.ts'

/** An HTML text, and where a person changes it. */
export interface HtmlTextAt {
  html: string
  /** As tenant.json names it. */
  field: string
  pointer: string
  /** The entry's visible name in its list; empty for a text outside lists. */
  entry: string
  /** Returns the new value at the pointer for a new text. */
  replaced: (html: string) => Json
}

/** Returns every HTML text of an agency's settings that is not empty. */
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
