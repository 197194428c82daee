import { type FormEvent, useId, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { InactiveQuestion } from './use-confirm-inactive.ts'

/** Shows what visitors of an inactive agency see, and asks for its name before it becomes inactive. */
export function ConfirmInactive({ question }: { question: InactiveQuestion | null }) {
  return question && <Question {...question} />
}

function Question({ isWrong, answer }: InactiveQuestion) {
  const { t } = useFieldTexts()
  const { agencyName: name } = usePage().agency
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isSent, setIsSent] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    setIsSent(true)
    answer(typed)
  }
  return (
    <Dialog
      title={t('inactive.title', { name })}
      onClose={() => answer(null)}
      closeLabel={t('publish.cancel')}
      footer={
        <>
          <Button variant="outline" onClick={() => answer(null)}>
            {t('publish.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="destructive"
            busy={isSent && !isWrong}
            disabled={typed.trim() === ''}
          >
            {t('inactive.confirm')}
          </Button>
        </>
      }
    >
      <form method="post" id={id} onSubmit={submit} className="grid gap-4">
        <p className="text-pretty">{t('inactive.visitors')}</p>
        <p className="text-pretty">{t('inactive.staff')}</p>
        <Field
          label={t('inactive.field', { name })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? t('inactive.wrong', { name }) : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </form>
    </Dialog>
  )
}
