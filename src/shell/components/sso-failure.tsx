import type { PageAgency } from '../../contract/page.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { agencySite, loginHref, type SsoError } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactMethods } from './dead-end.tsx'
import { AgencySignOn, SsoState } from './sso-state.tsx'

interface SsoFailureProps {
  t: Text
  error: SsoError
  agency: PageAgency
  /** Address that repeats the sign-in; null if it would fail again. */
  againHref: string | null
  /** The agency's own providers that start here, except the failed one. */
  own: readonly IdentityProvider[]
  navigateTo: string | null
}

const icons: Partial<Record<SsoError, IconName>> = {
  denied: 'close',
  expired: 'clock',
  busy: 'clock',
  email: 'mail',
  unverified: 'mail',
  inactive: 'lock',
  closed: 'lock',
  agent: 'lock',
  account: 'lock',
}

/** These errors require the log-in form itself. */
const asksForForm: ReadonlySet<SsoError> = new Set(['account', 'agent'])

/** Explains a failed sign-in and what to do next. */
export function SsoFailure({ t, error, agency, againHref, own, navigateTo }: SsoFailureProps) {
  const { agencyName, contactEmailId, contactPhoneNumber, returnUrl } = agency
  const isAlone = requiresSso(agency)
  const isForm = asksForForm.has(error)
  // Only the agency can resolve these.
  const needsAgency = error === 'inactive' || error === 'closed'
  // Without a form, the advice of these two errors does not apply.
  const words = isAlone && isForm ? 'ownOnly' : error
  return (
    <SsoState
      icon={icons[error] ?? 'alert'}
      title={t(`sso.error.${words}`)}
      actions={
        <>
          {againHref && (
            <a href={againHref} className={buttonClasses({ size: 'large' })}>
              {t('sso.again')}
            </a>
          )}
          {isAlone ? (
            <AgencySignOn
              {...{ t, agencyName, navigateTo }}
              providers={againHref || needsAgency ? [] : own}
              siteHref={agencySite(returnUrl)}
              isSecond={againHref !== null}
            />
          ) : (
            <LinkButton href={loginHref(navigateTo)} size="large" variant={againHref ? 'outline' : 'primary'}>
              {t(isForm ? 'login.heading' : 'sso.otherWay')}
            </LinkButton>
          )}
        </>
      }
    >
      <p role="alert">{t(`sso.hint.${words}`, { agency: agencyName })}</p>
      {(isAlone || needsAgency) && (
        <ContactMethods t={t} contactEmail={contactEmailId} contactPhone={contactPhoneNumber} />
      )}
    </SsoState>
  )
}
