import { useId } from 'react'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { UnfitNote } from './unfit-note.tsx'
import { useValidatedText } from './use-validated-text.ts'

/** A number; invalid text changes nothing, and stays until it is a number. */
export function NumberControl(props: ControlProps) {
  const { field, id, describedBy, isInvalid } = props
  const { t } = useFieldTexts()
  const note = useId()
  const { text, isUnfit, write, end } = useValidatedText<number>({
    ...props,
    gesture: `type ${field.pointer}`,
    shown: typeof props.value === 'number' ? String(props.value) : '',
    read: (typed) => {
      const number = Number(typed.replace(',', '.'))
      if (typed.trim() === '') return field.isRequired ? null : { value: undefined }
      return Number.isFinite(number) ? { value: number } : null
    },
  })
  return (
    <>
      <input
        id={id}
        dir="ltr"
        inputMode="decimal"
        value={text}
        aria-describedby={isUnfit ? note : describedBy}
        aria-invalid={isInvalid || isUnfit || undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={end}
        className={`${controlStyle} text-with-page tabular-nums`}
      />
      {isUnfit && (
        <UnfitNote id={note}>{t(text.trim() === '' ? 'refused.missing' : 'refused.number')}</UnfitNote>
      )}
    </>
  )
}
