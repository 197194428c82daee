import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../controls/control-style.ts'
import { Segments } from '../controls/radio-groups.tsx'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { callFault } from '../layout/refusal-texts.ts'
import { type NewShare, sharesQuery } from './shares-query.ts'

const lengths = ['1', '7', '30'] as const

/** Creates a link: for whom, and for how long. */
export function ShareForm({ onMade }: { onMade: (made: NewShare) => void }) {
  const { t } = useFieldTexts()
  const { saver } = useEditor()
  const client = useApi()
  const queries = useQueryClient()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState('7')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<{ isOfLabel: boolean; words: string } | null>(null)
  const id = useId()

  async function make(event: FormEvent) {
    event.preventDefault()
    if (label.trim() === '') return setFault({ isOfLabel: true, words: t('share.labelMissing') })
    setIsBusy(true)
    setFault(null)
    // The link shows the latest changes, so they are saved first.
    saver.flush()
    try {
      const body = { label: label.trim(), days: Number(days) }
      const { data } = await client.POST('/api/branding/shares', { body })
      if (data) onMade(data.data)
      void queries.invalidateQueries({ queryKey: sharesQuery(client).queryKey })
    } catch (error) {
      setFault({ isOfLabel: false, words: callFault(error, t) })
    }
    setIsBusy(false)
  }

  return (
    <form method="post" onSubmit={(event) => void make(event)} noValidate className="grid gap-4">
      <div>
        <label htmlFor={`${id}label`} className="mb-1.5 block text-sm font-medium">
          {t('share.label')}
        </label>
        <input
          id={`${id}label`}
          value={label}
          maxLength={120}
          dir="auto"
          autoComplete="off"
          placeholder={t('share.labelExample')}
          aria-describedby={`${id}fault`}
          aria-invalid={fault?.isOfLabel || undefined}
          onChange={({ target }) => {
            setLabel(target.value)
            setFault(null)
          }}
          className={`${controlStyle} text-with-page`}
        />
        <p id={`${id}fault`} role="alert" className="mt-1.5 text-sm text-destructive empty:hidden">
          {fault?.isOfLabel && fault.words}
        </p>
      </div>
      <div>
        <p className="mb-1.5 text-sm font-medium">{t('share.length')}</p>
        <Segments
          id={`${id}days`}
          label={t('share.length')}
          choices={lengths}
          chosen={days}
          onChoose={setDays}
          wordOf={(one) => t('share.days', { count: Number(one) })}
        />
      </div>
      {fault && !fault.isOfLabel && (
        <p role="alert" className="text-sm text-destructive">
          {fault.words}
        </p>
      )}
      <Button type="submit" size="small" busy={isBusy} className="justify-self-start">
        {t('share.make')}
      </Button>
    </form>
  )
}
