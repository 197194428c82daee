import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'
import { formatWait } from '../../platform/format-wait.ts'
import type { Text } from '../../platform/text.ts'
import { refusalSentence } from '../shell/refusal-sentence.ts'
import { formatSize } from './format-size.ts'
import { MOST_BYTES } from './picture-rules.ts'

/** Refusals that are not the picture's fault. */
const elsewhere: Readonly<Partial<Record<ApiErrorCode, string>>> = {
  network: 'fault.offline',
  overloaded: 'picture.busy',
  upstream_timeout: 'picture.busy',
  unauthenticated: 'picture.signedOut',
  account_inactive: 'picture.signedOut',
  forbidden: 'picture.forbidden',
  preview_only: 'picture.forbidden',
}

/** Seconds until the next attempt, if the server does not say. */
const USUAL_WAIT = 60

interface Refused {
  /** Name of the field, as the user sees it. */
  name: string
  /** Bytes of the uploaded file, if any. */
  size?: number | undefined
}

/** Returns why a picture was not accepted, in the user's language, with the field's name and the reason. */
export function pictureRefusal(error: unknown, { name, size }: Refused, t: Text, language: string): string {
  const said = (reason: string) => t('picture.refused', { name, reason })
  if (!(error instanceof ApiError)) return said(t('picture.failed'))
  const [first] = error.errors
  if (first) return said(refusalSentence(first.reason, t, language))
  if (error.code === 'payload_too_large' && size !== undefined) {
    return said(
      t('refused.pictureBytes', { size: formatSize(size, language), most: formatSize(MOST_BYTES, language) }),
    )
  }
  if (error.code === 'rate_limited') {
    return said(t('picture.tooOften', { wait: formatWait(error.retryAfter ?? USUAL_WAIT, language) }))
  }
  return said(t(elsewhere[error.code] ?? 'picture.failed'))
}
