import type { ReactNode } from 'react'
import type { PageAgency } from '../../contract/page.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { agencySite, loginHref, ssoStartHref } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactMethods } from './dead-end.tsx'

interface SsoStateProps {
  icon: IconName
  title: string
  children: ReactNode
  /** Buttons; on a phone stacked and as wide as the page. */
  actions: ReactNode
}

/** A complete page that explains why there is no provider or why a sign-in failed, and where to continue. */
export function SsoState({ icon, title, children, actions }: SsoStateProps) {
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      // The last child is the row of buttons, which must not exceed the page's width.
      className="page-width min-h-[60vh] justify-center max-sm:*:last:w-full"
      actions={
        <div className="grid gap-3 *:text-balance max-sm:w-full max-sm:*:px-4 sm:flex sm:flex-wrap sm:justify-center">
          {actions}
        </div>
      }
    >
      {children}
    </EmptyState>
  )
}

interface AgencySignOnProps {
  t: Text
  agencyName: string
  /** The agency's providers that start here. */
  providers: readonly IdentityProvider[]
  /** The agency's own site where its users sign in; null if there is none. */
  siteHref: string | null
  navigateTo: string | null
  /** True if another action comes first. */
  isSecond?: boolean
}

/** Buttons to sign in at an agency without a log-in form: its providers, then its own site. */
export function AgencySignOn({
  t,
  agencyName,
  providers,
  siteHref,
  navigateTo,
  isSecond,
}: AgencySignOnProps) {
  const variant = isSecond || providers.length > 0 ? 'outline' : 'primary'
  return (
    <>
      {providers.map(({ id, name }) => (
        // The server answers it, so the router must not.
        <a key={id} href={ssoStartHref(id, navigateTo)} className={buttonClasses({ size: 'large' })}>
          {t('login.continueWith', { provider: name })}
        </a>
      ))}
      {siteHref && (
        <LinkButton href={siteHref} size="large" variant={variant}>
          {t('sso.site', { agency: agencyName })}
        </LinkButton>
      )}
    </>
  )
}

interface NoProviderProps {
  t: Text
  agency: PageAgency
  /** The agency's own providers that start here. */
  own: readonly IdentityProvider[]
  navigateTo: string | null
}

/** The agency has no provider of the requested kind: explains how its users sign in, and links there. */
export function NoProvider({ t, agency, own, navigateTo }: NoProviderProps) {
  const { agencyName, contactEmailId, contactPhoneNumber } = agency
  const isAlone = requiresSso(agency)
  const siteHref = agencySite(agency.returnUrl)
  const aloneWords = siteHref && own.length === 0 ? 'sso.noneSite' : 'sso.noneOwn'
  return (
    <SsoState
      icon="lock"
      title={t('sso.none')}
      actions={
        isAlone ? (
          <AgencySignOn {...{ t, agencyName, providers: own, siteHref, navigateTo }} />
        ) : (
          <LinkButton href={loginHref(navigateTo)} size="large">
            {t('login.heading')}
          </LinkButton>
        )
      }
    >
      <p>{t(isAlone ? aloneWords : 'sso.noneLogin', { agency: agencyName })}</p>
      {isAlone && <ContactMethods t={t} contactEmail={contactEmailId} contactPhone={contactPhoneNumber} />}
    </SsoState>
  )
}
