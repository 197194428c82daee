import type { PageAgency } from '../../contract/page.ts'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import type { SsoError } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

interface SsoFailureProps {
  t: Text
  error: SsoError
  agency: PageAgency
  /** Where the same login begins again; null where it would end as it did. */
  againHref: string | null
  /** Another way in, where the agency has one. */
  otherHref: string | null
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
export function SsoFailure({ t, error, agency, againHref, otherHref }: SsoFailureProps) {
  const { agencyName, contactEmailId } = agency
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
        </>
      }
    >
      <p role="alert">{t(`sso.hint.${error}`, { agency: agencyName })}</p>
      {error === 'inactive' && isPresent(contactEmailId) && (
        <p className="mt-3">
          <a
            href={`mailto:${contactEmailId}`}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {t('common.contactEmail', { email: contactEmailId })}
          </a>
        </p>
      )}
    </EmptyState>
  )
}
