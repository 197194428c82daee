import { ApiError } from '../../api/api-error.ts'
import type { Text } from '../../platform/text.ts'

/** Returns why a tool's call failed, as a text that tells the user what to do. */
export function callFault(error: unknown, t: Text): string {
  if (!(error instanceof ApiError)) return t('fault.other')
  if (error.code === 'network') return t('fault.offline')
  return error.errors[0]?.reason ?? (error.detail || t('fault.other'))
}
