import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { useApi } from '../../platform/api.tsx'
import { replacePath } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { loginHref, ssoRedirect } from '../../tenant/sso.ts'
import { within } from '../../tenant/stored-target.ts'
import { Link } from '../../ui/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { ProviderLinks } from '../components/provider-links.tsx'
import { NoProvider } from '../components/sso-state.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { takeProviderRedirect } from '../post-login-redirect.ts'
import { heroImage } from '../scene-images.ts'

function Social() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const [search] = useSearchParams()
  const { data } = useQuery(ssoProvidersQuery(useApi()))
  const navigateTo = wayOf(search)
  useEffect(() => {
    if (session.signedIn) replacePath(ssoRedirect(navigateTo))
  }, [session.signedIn, navigateTo])
  if (!data || session.signedIn) return <PageSkeleton />
  const social = data.data.filter(({ kind }) => kind === 'social')
  if (social.length === 0) {
    const own = data.data.filter(({ kind }) => kind === 'sso')
    return <NoProvider {...{ t, agency, own, navigateTo }} />
  }
  return (
    <AccountFrame
      title={t('sso.socialHeading')}
      lead={t('sso.socialHint', { agency: agency.agencyName })}
      image={heroImage(agency)}
    >
      <ProviderLinks
        t={t}
        providers={social}
        navigateTo={navigateTo}
        wayBack={() => takeProviderRedirect(navigateTo, Date.now())}
      />
      <p className="mt-6">
        <Link
          href={loginHref(navigateTo)}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          {t('sso.withEmail')}
        </Link>
      </p>
    </AccountFrame>
  )
}

function wayOf(search: URLSearchParams): string | null {
  return search.get('navigateTo') ?? search.get('redirect')
}

/** /social: sign-in with a social account. */
export const page: PageModule = {
  Page: Social,
  head: (t, { agency }) => innerHead(t('sso.socialHeading'), agency),
  words: ['account', 'sso'],
  needs: ({ client }) => [ssoProvidersQuery(client)],
  redirect: async ({ page: { session }, search }) =>
    session.signedIn ? within(ssoRedirect(wayOf(search))) : null,
  maxAge: 0,
  noindex: true,
}
