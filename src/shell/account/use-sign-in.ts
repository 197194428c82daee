import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import type { LoginFormProps } from '../components/login-form.tsx'
import { waysToSignIn } from '../deferred/offers-savings.ts'

/**
 * Signs in with the form's input and returns its error. `onDone` loads a page, which is then rendered for the
 * signed-in user.
 */
export function useSignIn(onDone: () => void): LoginFormProps {
  const t = useText('shell')
  const client = useApi()
  const { agency, language } = usePage()
  const { signUp } = waysToSignIn(agency)
  const login = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => signIn(client, credentials),
    onSuccess: onDone,
  })
  return {
    t,
    pending: login.isPending || login.isSuccess,
    error: login.error ? reasonOf(login.error, t, language) : undefined,
    // Only a mail says whether the address is unconfirmed.
    mayBeUnconfirmed: signUp && isRefused(login.error),
    onLogin: (credentials) => login.mutate(credentials),
  }
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'invalid_credentials'
}

function reasonOf(error: Error, t: Text, language: string): string {
  if (!(error instanceof ApiError)) return t('common.somethingWrong')
  if (error.code === 'invalid_credentials') return t('login.wrong')
  if (error.code === 'account_inactive') return t('login.inactive')
  if (error.status !== 429) return t('common.somethingWrong')
  const { retryAfter } = error
  return retryAfter === null
    ? t('login.tooMany')
    : t('login.tooManyFor', { wait: formatWait(retryAfter, language) })
}
