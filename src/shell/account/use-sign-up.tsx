import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sendVerification, signUp } from '../../api/accounts.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import type { SignupDetails, SignupFormProps } from '../components/signup-form.tsx'
import { keepSignupRedirect } from '../post-login-redirect.ts'
import { formFaults, useFormFaults } from './form-faults.ts'
import { Mailed } from './mailed.tsx'

/** The sign-up form, or its replacement once the mail has been sent. */
interface SignUp {
  form: SignupFormProps
  mailed: ReactNode | null
}

/** Signs up with the form's input; stores `redirect` in this browser for the mailed link. */
export function useSignUp(redirect: string | null): SignUp {
  const t = useText('shell')
  const client = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const join = useMutation({
    mutationFn: (details: SignupDetails) => signUp(client, details),
    onSuccess: (_, { email }) => {
      keepSignupRedirect(redirect)
      setSentTo(email)
    },
  })
  const again = useMutation({ mutationFn: (email: string) => sendVerification(client, email) })
  const faults = useFormFaults(join.error, t)
  return {
    form: { t, pending: join.isPending, onSignup: (details) => join.mutate(details), ...faults },
    mailed: sentTo !== null && (
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
    ),
  }
}
