import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { replacePath } from '../../platform/leave-page.ts'
import { useAgency, usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { isSsoAlone } from '../../tenant/is-sso-alone.ts'
import { signsInElsewhere } from '../../tenant/sign-in.ts'
import {
  loginHref,
  type SsoError,
  ssoErrorOf,
  ssoStartHref,
  ssoWayBack,
  withWayBack,
} from '../../tenant/sso.ts'
import { within } from '../../tenant/stored-target.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { ProviderLinks } from '../components/provider-links.tsx'
import { SsoFailure } from '../components/sso-failure.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule, PageQueryInput } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { heroImage } from '../scene-images.ts'
import { takeWayByProvider } from '../way-onward.ts'

function Sso() {
  const t = useText('shell')
  const page = usePage()
  const [search] = useSearchParams()
  const { data } = useQuery(ssoProvidersQuery(useApi()))
  const elsewhere = data ? onward({ page, search }, data.data) : null
  useEffect(() => {
    if (elsewhere !== null) replacePath(elsewhere)
  }, [elsewhere])
  if (!data || elsewhere !== null) return <PageSkeleton />

  const navigateTo = search.get('navigateTo')
  const error = ssoErrorOf(search.get('error'))
  const own = data.data.filter(({ kind }) => kind === 'sso')
  if (error !== null) {
    const asked = data.data.find(({ id }) => id === search.get('provider'))
    return <Failure error={error} asked={asked} hasAny={data.data.length > 0} navigateTo={navigateTo} />
  }
  if (own.length === 0) return <NoSso navigateTo={navigateTo} />
  return (
    <AccountFrame
      title={t('sso.heading', { agency: page.agency.agencyName })}
      lead={t('sso.choose')}
      image={heroImage(page.agency)}
    >
      <ProviderLinks
        t={t}
        providers={own}
        navigateTo={navigateTo}
        wayBack={() => takeWayByProvider(navigateTo, Date.now())}
      />
    </AccountFrame>
  )
}

/** However often it is begun, the same comes of it. */
const endsAlike: ReadonlySet<SsoError> = new Set(['inactive', 'unknown', 'agent', 'account', 'taken'])

interface FailureProps {
  error: SsoError
  /** The provider that was tried, if it is known. */
  asked: IdentityProvider | undefined
  hasAny: boolean
  navigateTo: string | null
}

function Failure({ error, asked, hasAny, navigateTo }: FailureProps) {
  const t = useText('shell')
  const agency = useAgency()
  const again = asked ? ssoStartHref(asked.id, navigateTo) : withWayBack('/sso', navigateTo)
  const isWorthIt = hasAny && !endsAlike.has(error)
  const isAlone = isSsoAlone(agency)
  const site = siteOf(agency.returnUrl)
  return (
    <SsoFailure
      t={t}
      error={error}
      agency={agency}
      againHref={isWorthIt ? again : null}
      otherHref={isAlone ? null : loginHref(navigateTo)}
      siteHref={isAlone && (site !== '/' || !isWorthIt) ? site : null}
      isContactShown={isAlone || error === 'inactive'}
    />
  )
}

/** The agency has no sign-on here: its people come in at its own site, or with a password. */
function NoSso({ navigateTo }: { navigateTo: string | null }) {
  const t = useText('shell')
  const agency = useAgency()
  const isAtSite = signsInElsewhere(agency)
  return (
    <EmptyState
      icon="lock"
      level={1}
      title={t('sso.none')}
      className="page-width min-h-[60vh] justify-center"
      actions={
        <LinkButton href={isAtSite ? siteOf(agency.returnUrl) : loginHref(navigateTo)} size="large">
          {isAtSite ? t('sso.site', { agency: agency.agencyName }) : t('login.heading')}
        </LinkButton>
      }
    >
      <p>{t(isAtSite ? 'sso.noneSite' : 'sso.noneLogin', { agency: agency.agencyName })}</p>
    </EmptyState>
  )
}

/** The agency's own site, unless it is this page. */
function siteOf(returnUrl: string): string {
  return /^\/sso\/?(?:[?#]|$)/i.test(returnUrl) || returnUrl === '' ? '/' : returnUrl
}

/** Where the page leads by itself: who is signed in goes on, and an agency's only sign-on begins. An error is shown first. */
function onward(
  { page, search }: Pick<PageQueryInput, 'page' | 'search'>,
  providers: readonly { id: string; kind: string }[],
): string | null {
  if (search.has('error')) return null
  const navigateTo = search.get('navigateTo')
  if (page.session.signedIn) return ssoWayBack(navigateTo)
  const [only, another] = providers.filter(({ kind }) => kind === 'sso')
  return only && !another ? ssoStartHref(only.id, navigateTo) : null
}

/** /sso: begins the agency's own sign-on, or says why it led nowhere (spec §4). */
export const page: PageModule = {
  Page: Sso,
  head: (t, { agency }) => innerHead(t('login.heading'), agency),
  words: ['account', 'sso'],
  needs: ({ client }) => [ssoProvidersQuery(client)],
  redirect: async (input) => {
    const providers = await ssoProvidersQuery(input.client)
      .queryFn({ signal: AbortSignal.timeout(30_000) })
      .catch(() => null)
    const path = providers && onward(input, providers.data)
    return path === null ? null : within(path)
  },
  maxAge: 0,
  noindex: true,
}
