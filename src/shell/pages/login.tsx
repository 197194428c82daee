import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath, replacePath } from '../../platform/leave-page.ts'
import { useAgency } from '../../platform/page.tsx'
import { useSignInHref } from '../../platform/sign-in-href.ts'
import { type Text, useText } from '../../platform/text.ts'
import { isSsoAlone, withWayBack } from '../../tenant/sso.ts'
import { LoginPage } from '../components/login-page.tsx'
import { innerHead } from '../document-head.ts'
import { OtherAccounts } from '../other-accounts.tsx'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { heroImage } from '../scene-images.ts'
import { takeWayOnward } from '../way-onward.ts'

function Login() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [params] = useSearchParams()
  const signupHref = useSignInHref('/signup')
  const login = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => signIn(client, credentials),
    // A new page, so that everything on it is rendered for the person who signed in.
    onSuccess: () => openPath(takeWayOnward(params.get('redirect'), Date.now())),
  })
  const isElsewhere = isSsoAlone(agency)
  useEffect(() => {
    if (isElsewhere) replacePath(withWayBack('/sso', params.get('redirect')))
  }, [isElsewhere, params])
  if (isElsewhere) return <PageSkeleton />
  const mayJoin = !agency.isHideSignupOption && !agency.isPlatformBrand
  return (
    <LoginPage
      t={t}
      agencyName={agency.agencyName}
      image={heroImage(agency)}
      pending={login.isPending || login.isSuccess}
      error={login.error ? reasonOf(login.error, t) : undefined}
      onLogin={(credentials) => login.mutate(credentials)}
      {...(mayJoin && { signupHref })}
      others={<OtherAccounts redirect={params.get('redirect')} />}
    />
  )
}

function reasonOf(error: Error, t: Text): string {
  if (!(error instanceof ApiError)) return t('common.somethingWrong')
  if (error.code === 'invalid_credentials') return t('login.wrong')
  if (error.code === 'email_unverified') return t('login.unverified')
  if (error.code === 'account_inactive') return t('login.inactive')
  return error.status === 429 ? t('login.tooMany') : t('common.somethingWrong')
}

/** /login. */
export const page: PageModule = {
  Page: Login,
  head: (t, { agency }) => innerHead(t('login.heading'), agency),
  words: ['account'],
  queries: ({ client }) => [ssoProvidersQuery(client)],
  maxAge: 3600,
  noindex: true,
}
