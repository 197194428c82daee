import type { JsonLd } from '../../contract/page.ts'
import type { Faq } from '../../contract/types.ts'

/** Questions and answers as search engines read them (schema.org/FAQPage); null where there is none. */
export function faqPage({ questions }: Pick<Faq, 'questions'>): JsonLd | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
