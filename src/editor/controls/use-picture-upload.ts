import { useState } from 'react'
import type { Quota } from '../../api/api-error.ts'
import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import type { Limited, StoredPicture } from '../core/draft-api.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { formatSize, refusalSentence } from '../layout/refusal-texts.ts'
import type { CropBox } from './crop-box.ts'
import { MOST_BYTES, pictureFault } from './picture-rules.ts'

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

interface PictureUploadOptions {
  use: string
  /** Name of the field, as the user sees it. */
  name: string
  onStored: (picture: StoredPicture) => void
}

/** Uploads a picture for a use, or a crop of one; reports progress and failure. */
export function usePictureUpload({ use, name, onStored }: PictureUploadOptions) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const { api } = useEditor()
  const [isBusy, setIsBusy] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [quota, setQuota] = useState<Quota | null>(null)
  async function keep(make: () => Promise<Limited<StoredPicture>>, size?: number): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setFault(null)
    try {
      const { data, quota: left } = await make()
      setQuota(left)
      onStored(data)
      return true
    } catch (error) {
      // Above the limit the error shows the waiting time.
      setQuota(error instanceof ApiError && error.status !== 429 ? error.quota : null)
      setFault(pictureRefusal(error, { name, size }, t, language))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    fault,
    /** The remaining uploads and crops. */
    quota,
    forget: () => setFault(null),
    async store(file: File | undefined): Promise<void> {
      if (!file) return
      const known = pictureFault(file)
      if (known) {
        const reason = t(`picture.fault.${known.fault}`, { size: known.size })
        setFault(t('picture.refused', { name, reason }))
      } else await keep(() => api.storePicture(use, file), file.size)
    },
    crop: (address: string, box: CropBox) => keep(() => api.cropPicture(address, box)),
    isLooking,
    /** Reads the colours of a stored picture. */
    async readPalette(address: string): Promise<StoredPicture['palette'] | null> {
      if (isLooking) return null
      setIsLooking(true)
      setFault(null)
      try {
        return await api.readPalette(address)
      } catch (error) {
        setFault(pictureRefusal(error, { name }, t, language))
        return null
      } finally {
        setIsLooking(false)
      }
    },
  }
}

interface Refused {
  /** Name of the field, as the user sees it. */
  name: string
  /** Bytes of the uploaded file, if any. */
  size?: number | undefined
}

/** Returns why a picture was not accepted, in the user's language, with the field's name and the reason. */
export function pictureRefusal(error: unknown, { name, size }: Refused, t: Text, language: string): string {
  const refusal = (reason: string) => t('picture.refused', { name, reason })
  if (!(error instanceof ApiError)) return refusal(t('picture.failed'))
  const [first] = error.errors
  if (first) return refusal(refusalSentence(first.reason, t, language))
  if (error.code === 'payload_too_large' && size !== undefined) {
    return refusal(
      t('refused.pictureBytes', { size: formatSize(size, language), most: formatSize(MOST_BYTES, language) }),
    )
  }
  if (error.code === 'rate_limited') {
    return refusal(t('picture.tooOften', { wait: formatWait(error.retryAfter ?? USUAL_WAIT, language) }))
  }
  return refusal(t(elsewhere[error.code] ?? 'picture.failed'))
}
