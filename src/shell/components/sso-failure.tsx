import type { PageAgency } from '../../contract/page.ts'
import type { Text } from '../../platform/text.ts'
import type { SsoError } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactWays } from './contact-ways.tsx'

interface SsoFailureProps {
  t: Text
  error: SsoError
  agency: PageAgency
  /** Where the same login begins again; null where it would end as it did. */
  againHref: string | null
  /** Another way in, where the agency has one. */
  otherHref: string | null
  /** The agency's own site, where nothing else helps those whom its sign-on does not let in. */
  siteHref: string | null
  /** Nobody but the agency can help on. */
  isContactShown: boolean
}

const icons: Partial<Record<SsoError, IconName>> = {
  denied: 'close',
  expired: 'clock',
  busy: 'clock',
  email: 'mail',
  unverified: 'mail',
  inactive: 'lock',
  agent: 'lock',
  account: 'lock',
}

/** Says why nobody was signed in, and what to do about it. */
export function SsoFailure({ t, error, agency, againHref, otherHref, ...rest }: SsoFailureProps) {
  const { agencyName, contactEmailId, contactPhoneNumber } = agency
  const { siteHref, isContactShown } = rest
  return (
    <EmptyState
      icon={icons[error] ?? 'alert'}
      level={1}
      title={t(`sso.error.${error}`)}
      className="page-width min-h-[60vh] justify-center"
      actions={
        <>
          {againHref && (
            <a href={againHref} className={buttonClasses({ size: 'large' })}>
              {t('sso.again')}
            </a>
          )}
          {otherHref && (
            <LinkButton href={otherHref} size="large" variant={againHref ? 'outline' : 'primary'}>
              {t('sso.otherWay')}
            </LinkButton>
          )}
          {siteHref && (
            <LinkButton href={siteHref} size="large" variant={againHref ? 'outline' : 'primary'}>
              {t('sso.site', { agency: agencyName })}
            </LinkButton>
          )}
        </>
      }
    >
      <p role="alert">{t(`sso.hint.${error}`, { agency: agencyName })}</p>
      {isContactShown && (
        <ContactWays t={t} contactEmail={contactEmailId} contactPhone={contactPhoneNumber} />
      )}
    </EmptyState>
  )
}
