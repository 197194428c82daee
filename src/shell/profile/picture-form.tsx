import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { deletePicture, putPicture } from '../../api/profile.ts'
import type { OwnProfile } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { formFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'

/** Edge length in pixels of the sent picture: twice that of the stored one, to preserve quality. */
const EDGE = 512

interface PictureFormProps {
  profile: OwnProfile
  onSaved: () => void
}

/** Maximum length of a data address: the server's limit in bytes, in base64 characters. */
const MOST_CHARACTERS = Math.ceil((2 * 1024 * 1024 * 4) / 3)
const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** The picture in a circle, as others see it; a new one is shown before it is saved. */
export function PictureForm({ profile, onSaved }: PictureFormProps) {
  const t = useText('shell')
  const client = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const keep = useMutation({
    mutationFn: (address: string) => putPicture(client, address.slice(address.indexOf(',') + 1)),
    onSuccess: onSaved,
    onError: (error) => {
      if (isRefusal(error)) setChosen(null)
    },
  })
  const remove = useMutation({ mutationFn: () => deletePicture(client), onSuccess: onSaved })
  const { first_name: first, last_name: last, profile_image: current } = profile.personal_info
  const name = `${first} ${last}`

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    target.value = ''
    if (!file) return
    keep.reset()
    const address = KINDS.split(',').includes(file.type) ? await squarePicture(file) : null
    const isTooLarge = address !== null && address.length - address.indexOf(',') > MOST_CHARACTERS
    setRefused(address === null ? t('picture.noPicture') : isTooLarge ? t('picture.tooLarge') : undefined)
    setChosen(isTooLarge ? null : address)
  }
  const failure = keep.error ?? remove.error
  return (
    <div className="space-y-4">
      <FormFailure>{refused ?? pictureFault(failure, t)}</FormFailure>
      <div className="flex flex-wrap items-center gap-6">
        <Avatar
          key={chosen ?? current}
          name={name}
          size="huge"
          src={chosen ?? current}
          label={chosen ? t('picture.preview') : name}
        />
        <div className="min-w-0 flex-1 space-y-3">
          {/* The button labels the field, which screen readers would name by the browser's default text. */}
          <input
            ref={input}
            type="file"
            accept={KINDS}
            aria-label={t('picture.choose')}
            onChange={choose}
            hidden
          />
          <div className="flex flex-wrap gap-3">
            {chosen ? (
              <>
                <Button busy={keep.isPending} onClick={() => keep.mutate(chosen)}>
                  {t('picture.keep')}
                </Button>
                <Button variant="ghost" onClick={() => setChosen(null)}>
                  {t('picture.cancel')}
                </Button>
              </>
            ) : (
              <>
                <Button variant="outline" onClick={() => input.current?.click()}>
                  {t('picture.choose')}
                </Button>
                {current && (
                  <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                    {t('picture.remove')}
                  </Button>
                )}
              </>
            )}
          </div>
          <p className="text-sm text-muted-foreground">{t('picture.hint')}</p>
        </div>
      </div>
    </div>
  )
}

/** Returns whether the server refused the picture itself, so that another has to be chosen. */
function isRefusal(failure: Error): boolean {
  return failure instanceof ApiError && [413, 422].includes(failure.status)
}

function pictureFault(failure: Error | null, t: Text): string | undefined {
  if (failure instanceof ApiError && failure.status === 413) return t('picture.tooLarge')
  if (failure instanceof ApiError && failure.status === 422) return t('picture.noPicture')
  return formFaults(failure, t).error
}

/**
 * Returns the centre of a picture as a square data address, small enough to send however large the photo is; null if
 * the browser cannot read it. A browser without the necessary APIs returns the file unchanged for the server to
 * judge.
 */
async function squarePicture(file: Blob): Promise<string | null> {
  if (typeof createImageBitmap !== 'function') return addressOf(file)
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = EDGE
    canvas.height = EDGE
    const left = (picture.width - side) / 2
    const top = (picture.height - side) / 2
    const drawing = canvas.getContext('2d')
    if (!drawing) return await addressOf(file)
    drawing.drawImage(picture, left, top, side, side, 0, 0, EDGE, EDGE)
    return canvas.toDataURL('image/png')
  } catch {
    return addressOf(file)
  }
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
