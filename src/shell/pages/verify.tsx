import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sendVerification, verifyEmail } from '../../api/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmailForm } from '../account/email-form.tsx'
import { formFaults } from '../account/form-faults.ts'
import { Mailed } from '../account/mailed.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { heroImage } from '../scene-images.ts'
import { takeSignupRedirect, takeWayOnward } from '../way-onward.ts'

/** The link of a mail leads here. Only a press uses it up: programs that look into mail open links too. */
function Verify() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  const verify = useMutation({
    mutationFn: () => verifyEmail(client, token),
    onSuccess: () => openPath(takeWayOnward(takeSignupRedirect(), Date.now())),
  })
  const isVoid = token === '' || (verify.error instanceof ApiError && verify.error.status === 422)
  if (isVoid) return <NewLink />
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

/** A link that was used, is too old or is no whole one: a new one comes by mail. */
function NewLink() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [isAsked, setIsAsked] = useState(false)
  const send = useMutation({
    mutationFn: (email: string) => sendVerification(client, email),
    onSuccess: () => setIsAsked(true),
  })
  const { error } = formFaults(send.error, t)
  if (isAsked && send.variables !== undefined) {
    const email = send.variables
    return (
      <AccountFrame title={t('mailed.heading')} image={heroImage(agency)}>
        <Mailed
          {...{ t, error }}
          again={0}
          pending={send.isPending}
          onAgain={() => send.mutate(email)}
          onOther={() => setIsAsked(false)}
        >
          {t('mailed.perhapsVerify', { email })}
        </Mailed>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('link.heading')} lead={t('verify.void')} image={heroImage(agency)}>
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
  queryParameters: ['token'],
  maxAge: 0,
  noindex: true,
}
