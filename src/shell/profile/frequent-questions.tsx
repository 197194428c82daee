import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../api/faqs.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { removeEmptyTags } from '../../tenant/html-tags.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Link } from '../../ui/link.tsx'
import { RichText } from '../../ui/rich-text.tsx'

const FEW = 4

/**
 * The agency's first FAQs, before the user has to wait for an answer; renders nothing if its FAQ page is off or
 * empty.
 */
export function FrequentQuestions() {
  const t = useText('shell')
  const { isFaqEnable, faqEnableTitle, defaultLanguage } = useAgency()
  const { data } = useQuery({ ...faqsQuery(useApi()), enabled: isFaqEnable })
  const questions = (isFaqEnable && data?.data[0]?.questions) || []
  if (questions.length === 0) return null
  const items = questions.slice(0, FEW).map(({ question, answer }, index) => ({
    id: `${index}`,
    title: question,
    content: <RichText html={removeEmptyTags(answer)} className="px-5 pb-5" />,
  }))
  return (
    <section aria-labelledby="answers-title" className="mt-12 max-w-2xl">
      <h2 id="answers-title" className="font-brand text-heading">
        {t('support.answers')}
      </h2>
      <div lang={defaultLanguage} className="mt-4">
        <Accordion items={items} />
      </div>
      <Link
        href="/faqs"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        <bdi>{faqEnableTitle || t('faq.heading')}</bdi>
      </Link>
    </section>
  )
}
