import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { openPath, replacePath } from '../../platform/leave-page.ts'
import { useAgency, usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { withRedirect } from '../../tenant/sso.ts'
import { useForgotHref } from '../account/use-forgot-href.ts'
import { useSignIn } from '../account/use-sign-in.ts'
import { LoginPage } from '../components/login-page.tsx'
import { innerHead } from '../document-head.ts'
import { OtherAccounts } from '../other-accounts.tsx'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { takePostLoginRedirect } from '../post-login-redirect.ts'
import { RedirectSignedIn } from '../redirect-signed-in.tsx'
import { heroImage } from '../scene-images.ts'

function Login() {
  return usePage().session.signedIn ? <RedirectSignedIn /> : <LoginForm />
}

function LoginForm() {
  const agency = useAgency()
  const [params] = useSearchParams()
  const signupHref = useSignInHref('/signup')
  const form = useSignIn(() => openPath(takePostLoginRedirect(params.get('redirect'), Date.now())))
  const forgotHref = useForgotHref(params.get('redirect'))
  const isElsewhere = requiresSso(agency)
  useEffect(() => {
    if (isElsewhere) replacePath(withRedirect('/sso', params.get('redirect')))
  }, [isElsewhere, params])
  if (isElsewhere) return <PageSkeleton />
  const mayJoin = !agency.isHideSignupOption && !agency.isPlatformBrand
  return (
    <LoginPage
      {...form}
      agencyName={agency.agencyName}
      image={heroImage(agency)}
      forgotHref={forgotHref}
      {...(mayJoin && { signupHref })}
      others={<OtherAccounts redirect={params.get('redirect')} />}
    />
  )
}

/** /login. A signed-in user is redirected. */
export const page: PageModule = {
  Page: Login,
  head: (t, { agency }) => innerHead(t('login.heading'), agency),
  words: ['account'],
  queries: ({ client }) => [ssoProvidersQuery(client)],
  maxAge: 3600,
  noindex: true,
}
