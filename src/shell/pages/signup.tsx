import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sendVerification, signUp } from '../../api/accounts.ts'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { useApi } from '../../platform/api.tsx'
import { replacePath } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { useText } from '../../platform/text.ts'
import { Link } from '../../ui/link.tsx'
import { formFaults, useFormFaults } from '../account/form-faults.ts'
import { Mailed } from '../account/mailed.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { type SignupDetails, SignupForm } from '../components/signup-form.tsx'
import { innerHead } from '../document-head.ts'
import { OtherAccounts } from '../other-accounts.tsx'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { heroImage } from '../scene-images.ts'
import { keepSignupRedirect, takeWayOnward } from '../way-onward.ts'

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
  const client = useApi()
  const [params] = useSearchParams()
  const loginHref = useSignInHref('/login')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const join = useMutation({
    mutationFn: (details: SignupDetails) => signUp(client, details),
    onSuccess: (_, { email }) => {
      keepSignupRedirect(params.get('redirect'))
      setSentTo(email)
    },
  })
  const again = useMutation({ mutationFn: (email: string) => sendVerification(client, email) })
  const faults = useFormFaults(join.error, t)
  const image = heroImage(agency)
  if (sentTo !== null) {
    return (
      <AccountFrame title={t('mailed.heading')} image={image}>
        <Mailed
          t={t}
          again={again.isSuccess ? again.submittedAt : 0}
          pending={again.isPending}
          error={formFaults(again.error, t).error}
          onAgain={() => again.mutate(sentTo)}
          onOther={() => setSentTo(null)}
        >
          {t('mailed.verify', { email: sentTo })}
        </Mailed>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={t('signup.heading')}
      lead={t('signup.lead', { agency: agency.agencyName })}
      image={image}
    >
      <SignupForm t={t} pending={join.isPending} onSignup={(details) => join.mutate(details)} {...faults} />
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
