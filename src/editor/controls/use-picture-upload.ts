import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { Quota } from '../../api/quota.ts'
import { usePage } from '../../platform/page.tsx'
import type { StoredPicture } from '../core/draft-api.ts'
import type { Limited } from '../core/send-file.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { CropBox } from './crop-box.ts'
import { pictureRefusal } from './picture-refusal.ts'
import { pictureFault } from './picture-rules.ts'

interface PictureUploadOptions {
  use: string
  /** Of the field, as the person reads it. */
  name: string
  onStored: (picture: StoredPicture) => void
}

/** Stores a picture for a use of it, or a part of one; says while it does, and why it could not. */
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
      // Past the limit the fault says the wait.
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
    /** What is left to send or cut. */
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
    /** The colours of a picture that is stored. */
    async look(address: string): Promise<StoredPicture['palette'] | null> {
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
