import type { PageAgency } from '../../contract/page.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { isSsoAlone } from '../../tenant/is-sso-alone.ts'
import { ownSite } from '../../tenant/own-site.ts'
import { loginHref } from '../../tenant/sso.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactWays } from './contact-ways.tsx'
import { OwnSignOn } from './own-sign-on.tsx'
import { SsoState } from './sso-state.tsx'

interface NoProviderProps {
  t: Text
  agency: PageAgency
  /** The agency's own sign-on, as far as it begins here. */
  own: readonly IdentityProvider[]
  navigateTo: string | null
}

/** The agency has no provider of the kind that was asked for: says how its people come in, and leads there. */
export function NoProvider({ t, agency, own, navigateTo }: NoProviderProps) {
  const { agencyName, contactEmailId, contactPhoneNumber } = agency
  const isAlone = isSsoAlone(agency)
  const siteHref = ownSite(agency.returnUrl)
  const aloneWords = siteHref && own.length === 0 ? 'sso.noneSite' : 'sso.noneOwn'
  return (
    <SsoState
      icon="lock"
      title={t('sso.none')}
      actions={
        isAlone ? (
          <OwnSignOn {...{ t, agencyName, providers: own, siteHref, navigateTo }} />
        ) : (
          <LinkButton href={loginHref(navigateTo)} size="large">
            {t('login.heading')}
          </LinkButton>
        )
      }
    >
      <p>{t(isAlone ? aloneWords : 'sso.noneLogin', { agency: agencyName })}</p>
      {isAlone && <ContactWays t={t} contactEmail={contactEmailId} contactPhone={contactPhoneNumber} />}
    </SsoState>
  )
}
