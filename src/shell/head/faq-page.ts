import type { JsonLd } from '../../contract/page.ts'
import type { Faq } from '../../contract/types.ts'

/** Returns questions and answers as schema.org/FAQPage; null if there are none. */
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
