import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { openPath, replacePath } from '../../platform/leave-page.ts'
import { useAgency, usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { withRedirect } from '../../tenant/sso.ts'
import { Link } from '../../ui/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { LoginForm, type LoginFormProps, useForgotHref, useSignIn } from '../components/login-form.tsx'
import { OtherAccounts } from '../components/provider-links.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { takePostLoginRedirect } from '../post-login-redirect.ts'
import { RedirectSignedIn } from '../redirect-signed-in.tsx'
import { heroImage } from '../scene-images.ts'

function Login() {
  return usePage().session.signedIn ? <RedirectSignedIn /> : <VisitorLogin />
}

function VisitorLogin() {
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

interface LoginPageProps extends LoginFormProps {
  agencyName: string
  /** A picture next to the form on wide screens. */
  image: string
  /** Missing if sign-up is not offered. */
  signupHref?: string
  forgotHref: string
  /** Other ways to sign in, below the form. */
  others?: ReactNode
}

/** Log-in with e-mail address and password. */
export function LoginPage(props: LoginPageProps) {
  const { agencyName, image, signupHref, forgotHref, others, ...form } = props
  const { t } = form
  return (
    <AccountFrame title={t('login.heading')} lead={t('login.welcome', { agency: agencyName })} image={image}>
      <LoginForm {...form} />
      {others}
      <p className="mt-6">
        <Link href={forgotHref} className="font-semibold text-link underline underline-offset-4">
          {t('login.forgot')}
        </Link>
      </p>
      {signupHref && (
        <p className="mt-4">
          {t('login.newHere')}{' '}
          <Link href={signupHref} className="font-semibold text-link underline underline-offset-4">
            {t('header.signup')}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
