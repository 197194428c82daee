import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { ssoStartHref } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'

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
