import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { faqsQuery } from '../../api/faqs.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency, usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { isBookingReference } from '../../tenant/booking-reference.ts'
import { removeEmptyTags } from '../../tenant/html-tags.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { phoneHref } from '../components/phone-href.ts'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { chatAtom } from '../menus/chat.ts'
import { SupportForm } from '../profile/support-form.tsx'

const FEW = 4

function Support() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const openChat = useSetAtom(chatAtom)
  const [params] = useSearchParams()
  const { agencyName, contactEmailId: email, contactPhoneNumber: phone, chatWidget } = agency
  // A message needs a reply address, which an operator's own API may not provide.
  const mayWrite = email !== '' && session.email !== undefined
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="font-brand text-title">{t('support.heading')}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">
        {mayWrite
          ? t('support.lead', { agency: agencyName })
          : t('support.leadNoMail', { agency: agencyName })}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        {mayWrite && (
          <div className="max-w-2xl">
            <SupportForm
              hasBookings={permissionsOf(session, agency).has('page.trips')}
              reference={referenceOf(params)}
            />
          </div>
        )}
        <aside aria-label={t('support.contact')} className="space-y-6">
          {agency.supportMode === 'chat' && chatWidget && (
            <div className="rounded-xl border bg-card p-5">
              <h2 className="font-brand text-heading">
                <bdi>{chatWidget.label}</bdi>
              </h2>
              <p className="mt-1 mb-4 text-muted-foreground">{t('support.chatHint')}</p>
              <Button wide onClick={() => openChat(true)}>
                {t('support.chat')}
              </Button>
            </div>
          )}
          {(phone || email) && (
            <div className="rounded-xl border bg-card p-5">
              <h2 className="font-brand text-heading">{t('support.contact')}</h2>
              <ul className="mt-2 *:flex *:items-center *:gap-3">
                {phone && (
                  <li>
                    <Icon name="phone" className="size-5 text-muted-foreground" />
                    <a
                      href={phoneHref(phone)}
                      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                    >
                      <bdi dir="ltr">{phone}</bdi>
                    </a>
                  </li>
                )}
                {email && (
                  <li>
                    <Icon name="mail" className="size-5 text-muted-foreground" />
                    <a
                      href={`mailto:${email}`}
                      className="inline-flex min-h-11 min-w-0 items-center text-link underline underline-offset-4 wrap-anywhere"
                    >
                      <bdi>{email}</bdi>
                    </a>
                  </li>
                )}
              </ul>
            </div>
          )}
        </aside>
      </div>
      <FrequentQuestions />
    </div>
  )
}

/** The booking in the address, if there is one. */
function referenceOf(params: URLSearchParams): string {
  const reference = params.get('reference') ?? ''
  return isBookingReference(reference) ? reference : ''
}

/** /mytrip/support and /settings/support. */
export const page = guardedPage({
  Page: Support,
  head: (t, { agency }) => innerHead(t('support.heading'), agency),
  words: ['account', 'profile'],
})

/**
 * The agency's first FAQs, before the user has to wait for an answer; renders nothing if its FAQ page is off or
 * empty.
 */
function FrequentQuestions() {
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
