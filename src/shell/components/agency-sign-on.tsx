import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { ssoStartHref } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'

interface OwnSignOnProps {
  t: Text
  agencyName: string
  /** The agency's providers that begin here. */
  providers: readonly IdentityProvider[]
  /** Where else its people log in; null where that is nowhere. */
  siteHref: string | null
  navigateTo: string | null
  /** Another way on is the first to try. */
  isSecond?: boolean
}

/** The ways in of an agency that has no log-in form: what begins here, then its own site. */
export function AgencySignOn({ t, agencyName, providers, siteHref, navigateTo, isSecond }: OwnSignOnProps) {
  const variant = isSecond || providers.length > 0 ? 'outline' : 'primary'
  return (
    <>
      {providers.map(({ id, name }) => (
        // The server answers it, so that no router may.
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
