import { useId } from 'react'
import type { FieldKind } from '../core/field.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { InvalidTextNote, useValidatedText } from './validated-text.tsx'

/** The browser's input types, which decide its checks and the phone's keyboard; all others are text. */
const types: Readonly<Partial<Record<FieldKind, string>>> = { email: 'email', address: 'url', date: 'date' }

/** Examples for values that are recognised by their form. */
const examples: Readonly<Record<string, string>> = {
  '/agency/analytics/googleAnalyticsId': 'G-A1B2C3D4E5',
  '/agency/analytics/facebookAnalyticsId': '123456789012345',
}

/** A text of one line. A text that is too long gets an error and is not cut. */
export function TextControl(props: ControlProps) {
  const { field, id, value, describedBy, isInvalid, onChange, onEnd } = props
  const type = types[field.kind] ?? 'text'
  const example = examples[field.pointer]
  return (
    <input
      id={id}
      type={type}
      dir={type === 'text' && !example ? 'auto' : 'ltr'}
      value={typeof value === 'string' ? value : ''}
      placeholder={type === 'url' ? 'https://' : example}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      spellCheck={type === 'text' && !example}
      onChange={({ target }) => onChange(emptied(props, target.value), `type ${field.pointer}`)}
      onBlur={onEnd}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnd()
      }}
      className={`${controlStyle} text-with-page`}
    />
  )
}

/** A text of several lines. */
export function LongTextControl(props: ControlProps) {
  const { field, id, value, describedBy, isInvalid, onChange, onEnd } = props
  return (
    <textarea
      id={id}
      dir="auto"
      rows={3}
      value={typeof value === 'string' ? value : ''}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onChange(emptied(props, target.value), `type ${field.pointer}`)}
      onBlur={onEnd}
      className={`${controlStyle} block h-auto max-h-96 rounded-lg resize-y py-2 leading-relaxed pointer-coarse:h-auto field-sizing-content`}
    />
  )
}

/** An emptied optional text that may not be empty is removed. */
function emptied({ field: { isRequired, schema } }: ControlProps, text: string): string | undefined {
  const mayBeEmpty = schema.default === '' || !(schema.pattern || schema.minLength || schema.format)
  return text === '' && !isRequired && !mayBeEmpty ? undefined : text
}

/** A number; invalid text changes nothing, and stays until it is a number. */
export function NumberControl(props: ControlProps) {
  const { field, id, describedBy, isInvalid } = props
  const { t } = useFieldTexts()
  const note = useId()
  const { text, hasInvalidText, write, end } = useValidatedText<number>({
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
        aria-describedby={hasInvalidText ? note : describedBy}
        aria-invalid={isInvalid || hasInvalidText || undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={end}
        className={`${controlStyle} text-with-page tabular-nums`}
      />
      {hasInvalidText && (
        <InvalidTextNote id={note}>
          {t(text.trim() === '' ? 'refused.missing' : 'refused.number')}
        </InvalidTextNote>
      )}
    </>
  )
}
