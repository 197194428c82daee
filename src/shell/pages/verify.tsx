import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mailedLinkQuery, sendVerification, verifyEmail } from '../../api/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useAgency, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { formFaults } from '../account/form-faults.ts'
import { Mailed } from '../account/mailed.tsx'
import { LinkExpired, NewPasswordForm } from '../account/new-password-form.tsx'
import { EmailForm } from '../account/request-link-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { takePostLoginRedirect, takeSignupRedirect } from '../post-login-redirect.ts'
import { heroImage } from '../scene-images.ts'

/** Target of a mailed link. Only a click uses it up, since mail scanners open links. */
function Verify() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  const { data } = useQuery({ ...mailedLinkQuery(client, token), enabled: token !== '' })
  const [isVoid, setIsVoid] = useState(false)
  const verify = useMutation({
    mutationFn: () => verifyEmail(client, token),
    onSuccess: () => openPath(takePostLoginRedirect(takeSignupRedirect(), Date.now())),
  })
  if (token === '') return <NewLink title={t('verify.heading')} lead={t('verify.ask')} />
  const refusal = verify.error instanceof ApiError ? verify.error : null
  const link = data?.data
  if (isVoid || refusal?.status === 422 || link === null || (link && link.purpose !== 'verify')) {
    return <VoidLink />
  }
  // If the account was unknown on arrival, the answer to the click tells.
  if (link?.needsPassword || refusal?.code === 'password_required') {
    const onVoid = () => setIsVoid(true)
    return <ChoosePassword {...{ token, onVoid }} email={link?.email ?? ''} pressed={refusal !== null} />
  }
  return (
    <AccountFrame
      title={t('verify.heading')}
      lead={t('verify.lead', { agency: agency.agencyName })}
      image={heroImage(agency)}
    >
      <div className="space-y-5">
        <FormFailure>{formFaults(verify.error, t).error}</FormFailure>
        <Button size="large" wide busy={verify.isPending || verify.isSuccess} onClick={() => verify.mutate()}>
          {t('verify.submit')}
        </Button>
      </div>
    </AccountFrame>
  )
}

interface ChoosePasswordProps {
  token: string
  email: string
  /** True if the user came here by clicking a button. */
  pressed: boolean
  onVoid: () => void
}

/**
 * Another browser than that of the sign-up cannot prove who set the password, so the reader of the mail chooses a new
 * one.
 */
function ChoosePassword({ pressed, ...link }: ChoosePasswordProps) {
  const t = useText('shell')
  const agency = useAgency()
  const part = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so keyboard and screen reader continue here.
  useEffect(() => {
    if (pressed) part.current?.focus()
  }, [pressed])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <AccountFrame
        title={t('verify.choose')}
        lead={t('verify.chooseLead', { agency: agency.agencyName })}
        image={heroImage(agency)}
      >
        <NewPasswordForm {...link} disconnects={[]} />
      </AccountFrame>
    </div>
  )
}

/** A used or expired link. A signed-in user has nothing left to confirm. */
function VoidLink() {
  const t = useText('shell')
  const { signedIn } = useSession()
  return signedIn ? (
    <LinkExpired lead={t('verify.voidSignedIn')} />
  ) : (
    <NewLink title={t('link.heading')} lead={t('verify.void')} />
  )
}

/** A missing, used, expired or incomplete link: a new one can be requested by mail. */
function NewLink({ title, lead }: { title: string; lead: string }) {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [isRequested, setIsRequested] = useState(false)
  const send = useMutation({
    mutationFn: (email: string) => sendVerification(client, email),
    onSuccess: () => setIsRequested(true),
  })
  const { error } = formFaults(send.error, t)
  if (isRequested && send.variables !== undefined) {
    const email = send.variables
    return (
      <AccountFrame title={t('mailed.heading')} image={heroImage(agency)}>
        <Mailed
          {...{ t, error }}
          again={0}
          pending={send.isPending}
          onAgain={() => send.mutate(email)}
          onOther={() => setIsRequested(false)}
        >
          {t('mailed.perhapsVerify', { email })}
        </Mailed>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...{ title, lead }} image={heroImage(agency)}>
      <EmailForm
        {...{ t, error }}
        submit={t('link.again')}
        pending={send.isPending}
        onEmail={(email) => send.mutate(email)}
      />
      <p className="mt-6">
        {t('verify.doneBefore')}{' '}
        <Link href="/login" className="font-semibold text-link underline underline-offset-4">
          {t('header.login')}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** /verify. */
export const page: PageModule = {
  Page: Verify,
  head: (t, { agency }) => innerHead(t('verify.heading'), agency),
  words: ['account'],
  queries({ client, search }) {
    const token = search.get('token')?.trim()
    return token ? [mailedLinkQuery(client, token)] : []
  },
  queryParameters: ['token'],
  maxAge: 0,
  noindex: true,
}
