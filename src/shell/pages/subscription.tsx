import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'

function Subscription() {
  const t = useText('shell')
  const { agency, platformEmail } = usePage()
  const name = { agency: `\u2068${agency.agencyName}\u2069` }
  const subject = encodeURIComponent(agency.agencyName.toWellFormed())
  const toCommandCentre = (
    <LinkButton href="/dashboard" variant={agency.isSubscribed || !platformEmail ? 'primary' : 'outline'}>
      {t('subscription.toCommandCentre')}
    </LinkButton>
  )
  if (agency.isSubscribed) {
    return (
      <EmptyState
        icon="check"
        level={1}
        title={t('subscription.active', name)}
        className="page-width min-h-[60vh] justify-center"
        actions={toCommandCentre}
      >
        <p>{t('subscription.activeLead')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="spark"
      level={1}
      title={t('subscription.title', name)}
      className="page-width min-h-[60vh] justify-center"
      actions={
        <>
          {platformEmail && (
            <LinkButton href={`mailto:${platformEmail}?subject=${subject}`}>
              {t('subscription.write', { email: `\u2068${platformEmail}\u2069` })}
            </LinkButton>
          )}
          {toCommandCentre}
        </>
      }
    >
      <p>{t('subscription.lead')}</p>
      <p className="mt-3">{platformEmail ? t('subscription.how') : t('subscription.howNoAddress')}</p>
    </EmptyState>
  )
}

/** /subscription: tells an owner what a missing subscription means, and whom to contact (spec §2.2, §2.6). */
export const page = guardedPage({
  Page: Subscription,
  head: (t, { agency }) =>
    innerHead(
      t(agency.isSubscribed ? 'subscription.active' : 'subscription.title', { agency: agency.agencyName }),
      agency,
    ),
  words: ['dashboard'],
})
