import { Navigate, useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import type { PageAgency } from '../../contract/page.ts'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { signInHref } from '../../tenant/sign-in.ts'
import { Link } from '../../ui/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { OtherAccounts } from '../components/provider-links.tsx'
import { SignupForm, useSignUp } from '../components/signup-form.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { RedirectSignedIn } from '../redirect-signed-in.tsx'
import { heroImage } from '../scene-images.ts'

function SignUp() {
  const { session, agency } = usePage()
  const loginHref = useSignInHref('/login')
  if (session.signedIn) return <RedirectSignedIn />
  return takesNobodyIn(agency) ? <Navigate to={loginHref} replace /> : <SignUpForm />
}

function takesNobodyIn(agency: Pick<PageAgency, 'isHideSignupOption' | 'isPlatformBrand'>): boolean {
  return agency.isHideSignupOption || agency.isPlatformBrand
}

function SignUpForm() {
  const t = useText('shell')
  const { agency } = usePage()
  const [params] = useSearchParams()
  const loginHref = useSignInHref('/login')
  const { form, mailed } = useSignUp(params.get('redirect'))
  const image = heroImage(agency)
  if (mailed) {
    return (
      <AccountFrame title={t('mailed.heading')} image={image}>
        {mailed}
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={t('signup.heading')}
      lead={t('signup.lead', { agency: agency.agencyName })}
      image={image}
    >
      <SignupForm {...form} />
      <OtherAccounts redirect={params.get('redirect')} />
      <p className="mt-6">
        {t('signup.haveAccount')}{' '}
        <Link href={loginHref} className="font-semibold text-link underline underline-offset-4">
          {t('header.login')}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** /signup. For an agency without sign-up this is log-in, with the same redirect. */
export const page: PageModule = {
  Page: SignUp,
  head: (t, { agency }) => innerHead(t('signup.heading'), agency),
  words: ['account'],
  queries: ({ client }) => [ssoProvidersQuery(client)],
  redirect: async ({ page, path, search }) =>
    takesNobodyIn(page.agency) && !page.session.signedIn
      ? signInHref({ ...page, to: '/login', path, search: `?${search}` })
      : null,
  maxAge: 3600,
  noindex: true,
}
