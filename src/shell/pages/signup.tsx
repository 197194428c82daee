import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { replacePath } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { Link } from '../../ui/link.tsx'
import { useSignUp } from '../account/use-sign-up.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { SignupForm } from '../components/signup-form.tsx'
import { innerHead } from '../document-head.ts'
import { OtherAccounts } from '../other-accounts.tsx'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { heroImage } from '../scene-images.ts'
import { takeWayOnward } from '../way-onward.ts'

function SignUp() {
  const { session } = usePage()
  return session.signedIn ? <Onward /> : <SignUpForm />
}

/** Who has an account goes on at once, to the checkout that waits or the redirect parameter (spec §2.1). */
function Onward() {
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  useEffect(() => replacePath(takeWayOnward(redirect, Date.now())), [redirect])
  return <PageSkeleton />
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

/** /signup. An agency that takes nobody in by itself has none: there it is log-in. */
export const page: PageModule = {
  Page: SignUp,
  head: (t, { agency }) => innerHead(t('signup.heading'), agency),
  words: ['account'],
  queries: ({ client }) => [ssoProvidersQuery(client)],
  redirect: async ({ page: { agency } }) =>
    agency.isHideSignupOption || agency.isPlatformBrand ? '/login' : null,
  maxAge: 3600,
  noindex: true,
}
