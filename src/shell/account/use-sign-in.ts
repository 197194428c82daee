import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { type Text, useText } from '../../platform/text.ts'
import type { LoginFormProps } from '../components/login-form.tsx'

/** Signs in with what the form hands over, and says why it could not. `onDone` loads a page: everything on it is then rendered for the person who signed in. */
export function useSignIn(onDone: () => void): LoginFormProps {
  const t = useText('shell')
  const client = useApi()
  const login = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => signIn(client, credentials),
    onSuccess: onDone,
  })
  return {
    t,
    pending: login.isPending || login.isSuccess,
    error: login.error ? reasonOf(login.error, t) : undefined,
    onLogin: (credentials) => login.mutate(credentials),
  }
}

function reasonOf(error: Error, t: Text): string {
  if (!(error instanceof ApiError)) return t('common.somethingWrong')
  if (error.code === 'invalid_credentials') return t('login.wrong')
  if (error.code === 'email_unverified') return t('login.unverified')
  if (error.code === 'account_inactive') return t('login.inactive')
  return error.status === 429 ? t('login.tooMany') : t('common.somethingWrong')
}
