import type { PageAgency } from '../../contract/page.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { agencySite } from '../../tenant/agency-site.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { loginHref } from '../../tenant/sso.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { AgencySignOn } from './agency-sign-on.tsx'
import { ContactMethods } from './contact-methods.tsx'
import { SsoState } from './sso-state.tsx'

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
