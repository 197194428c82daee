import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { useApi } from '../../platform/api.tsx'
import { replacePath } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { type SsoError, ssoErrorOf, ssoRedirect, ssoStartHref, withRedirect } from '../../tenant/sso.ts'
import { within } from '../../tenant/stored-target.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ProviderLinks } from '../components/provider-links.tsx'
import { SsoFailure } from '../components/sso-failure.tsx'
import { NoProvider } from '../components/sso-state.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule, PageQueryInput } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { takeProviderRedirect } from '../post-login-redirect.ts'
import { heroImage } from '../scene-images.ts'

function Sso() {
  const t = useText('shell')
  const page = usePage()
  const { agency } = page
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
    const requestedProvider = data.data.find(({ id }) => id === search.get('provider'))
    const again = requestedProvider
      ? ssoStartHref(requestedProvider.id, navigateTo)
      : withRedirect('/sso', navigateTo)
    return (
      <SsoFailure
        {...{ t, error, agency, navigateTo }}
        againHref={data.data.length > 0 && !endsAlike.has(error) ? again : null}
        own={own.filter((provider) => provider !== requestedProvider)}
      />
    )
  }
  if (own.length === 0) return <NoProvider {...{ t, agency, own, navigateTo }} />
  return (
    <AccountFrame
      title={t('sso.heading', { agency: agency.agencyName })}
      lead={t('sso.choose')}
      image={heroImage(agency)}
    >
      <ProviderLinks
        t={t}
        providers={own}
        navigateTo={navigateTo}
        wayBack={() => takeProviderRedirect(navigateTo, Date.now())}
      />
    </AccountFrame>
  )
}

/** Errors that a retry would only repeat. */
const endsAlike: ReadonlySet<SsoError> = new Set([
  'inactive',
  'closed',
  'unknown',
  'agent',
  'account',
  'taken',
])

/**
 * Returns where the page redirects: a signed-in user to their target, otherwise to the agency's only provider. An
 * error is shown first.
 */
function onward(
  { page, search }: Pick<PageQueryInput, 'page' | 'search'>,
  providers: readonly { id: string; kind: string }[],
): string | null {
  if (search.has('error')) return null
  const navigateTo = search.get('navigateTo')
  if (page.session.signedIn) return ssoRedirect(navigateTo)
  const [only, another] = providers.filter(({ kind }) => kind === 'sso')
  return only && !another ? ssoStartHref(only.id, navigateTo) : null
}

/** /sso: starts the agency's single sign-on, or reports its error (spec §4). */
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
