import type { Faq, FaqQuestion } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'

interface FaqPageProps {
  t: Text
  /** Null when the agency has written none. */
  faq: Faq | null
  /** The agency's name for the page. */
  title: string
}

/** Spec §5: shorter 'questions' are placeholders, not something to open. */
const SHORTEST_QUESTION = 3

/** Questions and answers of an agency (spec §2.6): an accordion when every question is worth opening, plain text otherwise. */
export function FaqPage({ t, faq, title }: FaqPageProps) {
  if (!faq?.isEnabled) {
    return (
      <EmptyState
        icon="spark"
        level={1}
        title={t('faq.unavailable')}
        className="page-width min-h-[60vh] justify-center"
      >
        {t('faq.checkBack')}
      </EmptyState>
    )
  }
  const isAccordion = faq.questions.every(({ question }) => question.length > SHORTEST_QUESTION)
  return (
    <div className="page-width max-w-4xl py-12 lg:py-20">
      <h1 className="font-brand text-hero">{title || t('faq.heading')}</h1>
      {faq.headerMessage && (
        <p className="mt-4 text-lg text-muted-foreground lg:text-xl">{faq.headerMessage}</p>
      )}
      <div className="mt-10 space-y-3">
        {faq.questions.length === 0 && <p className="text-lg">{t('faq.none')}</p>}
        {faq.questions.map((item) => (
          <Answer key={item.question + item.answer} item={item} folded={isAccordion} />
        ))}
      </div>
    </div>
  )
}

/** The browser's own disclosure: it opens without script, and its text is found by a search in the page. */
function Answer({ item, folded }: { item: FaqQuestion; folded: boolean }) {
  if (!folded) {
    return (
      <section className="rounded-lg border bg-card p-5">
        <h2 className="text-lg font-bold">{item.question}</h2>
        <RichText html={item.answer} className="mt-2" />
      </section>
    )
  }
  return (
    <details name="faq" className="group rounded-lg border bg-card open:shadow-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 text-lg font-bold hover:text-link [&::-webkit-details-marker]:hidden">
        {item.question}
        <Icon
          name="down"
          className="size-5 text-link transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <RichText html={item.answer} className="px-5 pb-5" />
    </details>
  )
}
