import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

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

/** The question before an agency becomes inactive; `answer` receives the typed name, or null if the user cancels. */
export interface InactiveQuestion {
  isWrong: boolean
  answer: (typed: string | null) => void
}

/** True if the server requires the agency's name because a call makes the agency inactive. */
function asksForName(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'confirmInactive')
}

/**
 * Returns `confirmed`, which makes a call and, if the server requires it, asks for the agency's name and repeats the
 * call; null if the user cancels. `question` is the dialog to show meanwhile.
 */
export function useConfirmInactive() {
  const [question, setQuestion] = useState<InactiveQuestion | null>(null)

  const ask = (isWrong: boolean) =>
    new Promise<string | null>((resolve) => setQuestion({ isWrong, answer: resolve }))

  async function confirmed<Answer>(work: (typed?: string) => Promise<Answer>): Promise<Answer | null> {
    let typed: string | undefined
    try {
      for (;;) {
        try {
          return await work(typed)
        } catch (error) {
          if (!asksForName(error)) throw error
          const answer = await ask(typed !== undefined)
          if (answer === null) return null
          typed = answer
        }
      }
    } finally {
      setQuestion(null)
    }
  }

  return { question, confirmed }
}
