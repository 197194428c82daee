import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { isBookingReference } from '../../tenant/booking-reference.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneHref } from '../components/phone-href.ts'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { chatAtom } from '../menus/chat.ts'
import { FrequentQuestions } from '../profile/frequent-questions.tsx'
import { SupportForm } from '../profile/support-form.tsx'

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
