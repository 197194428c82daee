import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../api/faqs.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { FaqPage } from '../components/faq-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

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
