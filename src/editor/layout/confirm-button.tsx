import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFieldTexts } from './field-texts.ts'

interface AskFirstProps {
  /** The button's first label. */
  label: string
  /** Its accessible name, if others have the same label. */
  name?: string
  question: string
  /** The label of the confirming button. */
  confirm: string
  onConfirm: () => Promise<void>
  variant?: 'outline' | 'ghost'
  /** The action can be undone. */
  isMild?: boolean
}

/** A button for an action with immediate effect for others: it asks for confirmation in place. */
export function ConfirmButton(props: AskFirstProps) {
  const { label, name, question, confirm, onConfirm, variant = 'outline', isMild = false } = props
  const { t } = useFieldTexts()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  if (!isAsking) {
    return (
      <Button variant={variant} size="small" aria-label={name} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  }
  const doIt = async () => {
    setIsBusy(true)
    await onConfirm().finally(() => {
      setIsBusy(false)
      setIsAsking(false)
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-labelledby={id}
      className={`w-full basis-full rounded-md border bg-background p-3 ${isMild ? '' : 'border-destructive/40'}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        setIsAsking(false)
      }}
    >
      <p id={id} className="text-sm">
        {question}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="small" onClick={() => setIsAsking(false)}>
          {t(isMild ? 'publish.cancel' : 'ask.keep')}
        </Button>
        <Button
          variant={isMild ? 'primary' : 'destructive'}
          size="small"
          busy={isBusy}
          // The pressed button is gone; this one replaces it.
          autoFocus
          onClick={() => void doIt()}
        >
          {confirm}
        </Button>
      </div>
    </div>
  )
}
