import { ApiError } from '../../api/api-error.ts'
import type { Text } from '../../platform/text.ts'

/** Why a call of a tool came to nothing, as the person can do something about it. */
export function callFault(error: unknown, t: Text): string {
  if (!(error instanceof ApiError)) return t('fault.other')
  if (error.code === 'network') return t('fault.offline')
  return error.errors[0]?.reason ?? (error.detail || t('fault.other'))
}
