import { useMemo } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { passwordReasons } from '../../contract/password-rule.ts'
import type { Text } from '../../platform/text.ts'
import { passwordError } from '../components/new-password-field.tsx'

/** What a form has to say of a call that failed. */
export interface FormFaults {
  /** By field; what the server found wrong with it. */
  errors: Readonly<Record<string, string>>
  /** What is no field's fault. */
  error: string | undefined
}

const none: FormFaults = { errors: {}, error: undefined }

/** Gives what `formFaults` does, the same object for the same failure. */
export function useFormFaults(failure: Error | null, t: Text): FormFaults {
  return useMemo(() => formFaults(failure, t), [failure, t])
}

/** Takes the failure of a form's call, if it failed, and gives it in the page's language: by field where the server named fields. */
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

/** The server's reasons are in English; the fields are few, so that each has its sentence. */
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
