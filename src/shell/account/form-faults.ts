import { useMemo } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { passwordReasons } from '../../contract/password-rule.ts'
import type { Text } from '../../platform/text.ts'
import { passwordError } from '../components/new-password-field.tsx'

/** Errors of a form after a failed call. */
export interface FormFaults {
  /** The server's errors by field. */
  errors: Readonly<Record<string, string>>
  /** Error that belongs to no field. */
  error: string | undefined
}

const none: FormFaults = { errors: {}, error: undefined }

/** Memoised `formFaults`: returns the same object for the same failure. */
export function useFormFaults(failure: Error | null, t: Text): FormFaults {
  return useMemo(() => formFaults(failure, t), [failure, t])
}

/** Returns the errors of a failed form call in the page's language: by field if the server named fields. */
export function formFaults(failure: Error | null, t: Text): FormFaults {
  if (failure === null) return none
  if (!(failure instanceof ApiError)) return { ...none, error: t('common.somethingWrong') }
  const named = failure.errors.map(({ field, reason }) => [field, fieldFault(field, reason, t)] as const)
  if (named.length > 0) return { ...none, errors: Object.fromEntries(named) }
  return { ...none, error: sentenceOf(failure, t) }
}

function sentenceOf({ code, status }: ApiError, t: Text): string {
  if (status === 429) return t('login.tooMany')
  if (code === 'network') return t('account.offline')
  if (code === 'mail_unavailable') return t('account.noMail')
  return code === 'forbidden' ? t('account.notHere') : t('common.somethingWrong')
}

/** The server's reasons are in English, so each of the few fields has a separate sentence. */
function fieldFault(field: string, reason: string, t: Text): string {
  switch (field) {
    case 'email':
      return t('login.emailInvalid')
    case 'password': {
      const fault = (['short', 'long', 'email', 'common'] as const).find(
        (one) => passwordReasons[one] === reason,
      )
      return passwordError(fault ?? 'short', t) ?? ''
    }
    case 'current':
      return t('password.wrong')
    case 'firstName':
    case 'lastName':
      return t('account.nameWrong')
    default:
      return t('account.fieldWrong')
  }
}
