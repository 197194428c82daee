import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../api/faqs.ts'
import type { Faq } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { removeEmptyTags } from '../../tenant/html-tags.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { DeadEnd, type DeadEndProps } from '../components/dead-end.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

/** Spec §5: shorter 'questions' are placeholders that cannot be opened. */
const SHORTEST_QUESTION = 3

function Faqs() {
  const t = useText('shell')
  const agency = useAgency()
  const { data, isPending } = useQuery({ ...faqsQuery(useApi()), enabled: agency.isFaqEnable })
  if (agency.isFaqEnable && isPending) return <PageSkeleton />
  const faq = (agency.isFaqEnable && data?.data[0]) || null
  return (
    <FaqPage
      t={t}
      faq={faq}
      title={agency.faqEnableTitle}
      lang={agency.defaultLanguage}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    />
  )
}

/** /faqs: questions and answers of the agency (spec §2.6). */
export const page: PageModule = {
  Page: Faqs,
  head: (t, { agency }) => innerHead(agency.faqEnableTitle || t('faq.heading'), agency),
  needs: ({ client, page }) => (page.agency.isFaqEnable ? [faqsQuery(client)] : []),
  maxAge: 3600,
}

interface FaqPageProps extends Pick<DeadEndProps, 'contactEmail' | 'contactPhone'> {
  t: Text
  /** Null if the agency has written none. */
  faq: Faq | null
  /** The agency's name for the page. */
  title: string
  /** Language of the agency's text. */
  lang?: string
}

/**
 * Questions and answers of an agency (spec §2.6): an accordion if every question is long enough, plain text
 * otherwise.
 */
export function FaqPage({ t, faq, title, lang, ...contact }: FaqPageProps) {
  if (!faq?.isEnabled) {
    return (
      <DeadEnd t={t} icon="spark" title={t('faq.unavailable')} {...contact}>
        {t('faq.checkBack')}
      </DeadEnd>
    )
  }
  const isAccordion = faq.questions.every(({ question }) => question.length > SHORTEST_QUESTION)
  return (
    <div className="page-width max-w-4xl py-12 lg:py-20">
      <h1 className="font-brand text-hero">
        <bdi>{title || t('faq.heading')}</bdi>
      </h1>
      {isPresent(faq.headerMessage) && (
        <p lang={lang} dir="auto" className="mt-4 text-lg text-muted-foreground lg:text-xl">
          {faq.headerMessage}
        </p>
      )}
      <div className="mt-10">
        {faq.questions.length === 0 && <p className="text-lg">{t('faq.none')}</p>}
        <div lang={lang}>
          {isAccordion ? <Folded questions={faq.questions} /> : <Plain questions={faq.questions} />}
        </div>
      </div>
    </div>
  )
}

function Folded({ questions }: Pick<Faq, 'questions'>) {
  const items = questions.map(({ question, answer }, index) => ({
    id: `${index}`,
    title: question,
    content: <RichText html={removeEmptyTags(answer)} className="px-5 pb-5" />,
  }))
  return <Accordion items={items} />
}

function Plain({ questions }: Pick<Faq, 'questions'>) {
  return (
    <div className="space-y-3">
      {questions.map(({ question, answer }) => (
        <section key={question + answer} className="rounded-lg border bg-card p-5">
          <h2 dir="auto" className="text-lg font-bold">
            {question}
          </h2>
          <RichText html={removeEmptyTags(answer)} className="mt-2" />
        </section>
      ))}
    </div>
  )
}
