import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { businessInfoQuery, submitBusinessInfo } from '../../api/business-info.ts'
import type { BusinessInfo as Info } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { businessInfoOf, emptyDraft } from './business-draft.ts'
import { BusinessForm } from './business-form.tsx'

/**
 * Business information modal for an owner without a stored contact e-mail. It cannot be dismissed, closes on submit
 * and does not return in this view of the site, whatever the result. Source: spec §4, §5, §8.
 */
export function BusinessInfo() {
  const t = useText('shell')
  const client = useApi()
  const { pathname } = useLocation()
  const { data, error } = useQuery(businessInfoQuery(client))
  const [isAnswered, setIsAnswered] = useState(false)
  const submit = useMutation({
    mutationFn: (info: Info) => submitBusinessInfo(client, info),
    onSuccess: () => toast.success(t('business.submitted')),
    onError: (failure) =>
      isAnsweredElsewhere(failure) ? toast.info(t('business.answered')) : toast.error(t('business.failed')),
  })
  // Spec §8: logged only.
  useEffect(() => {
    if (error) console.error('Business information failed to load', error)
  }, [error])
  const isMissing = data !== undefined && !isPresent(data.data.data?.contactEmailId ?? null)
  // Logging out must stay possible.
  if (!isMissing || matchPath('/logout', pathname)) return null
  return (
    <Modal
      open={!isAnswered}
      onSubmit={(info) => {
        setIsAnswered(true)
        submit.mutate(info)
      }}
    />
  )
}

/** Returns whether another owner has already answered: that answer stays, and this one is not needed. */
function isAnsweredElsewhere(failure: Error): boolean {
  return failure instanceof ApiError && failure.code === 'conflict' && failure.errors.length > 0
}

function Modal({ open, onSubmit }: { open: boolean; onSubmit: (info: Info) => void }) {
  const t = useText('shell')
  const form = useId()
  const [draft, setDraft] = useState(emptyDraft)
  // Loads the toast code early: the result is shown immediately after closing.
  useEffect(() => toast.prepare(), [])
  const lead = (
    <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-accent text-accent-foreground max-sm:hidden">
      <Icon name="bag" className="size-6" />
    </span>
  )
  return (
    <Dialog
      open={open}
      title={t('business.title')}
      description={t('business.text')}
      lead={lead}
      size="large"
      footer={
        <Button
          type="submit"
          form={form}
          size="large"
          className="max-sm:w-full"
          disabled={!businessInfoOf(draft)}
        >
          {t('business.submit')}
        </Button>
      }
    >
      <BusinessForm t={t} id={form} draft={draft} onChange={setDraft} onSubmit={onSubmit} />
    </Dialog>
  )
}
