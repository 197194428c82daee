import { useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from '../../../../../ui/field.tsx'
import { placeAfter } from './card-format.ts'

interface FormattedFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'autoComplete'> {
  id: string
  value: string
  placeholder?: string
  format: (typed: string) => string
  onValue: (value: string) => void
  onBlur: () => void
}

/**
 * A field of digits that formats its input and keeps the cursor after the same digit. It has no name, so that no form
 * ever submits it.
 */
export function FormattedField({ id, value, format, onValue, ...rest }: FormattedFieldProps) {
  const cursor = useRef<number | null>(null)
  const [typed, setTyped] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each keystroke, even without a change
  useLayoutEffect(() => {
    const input = document.getElementById(id)
    if (cursor.current === null || !(input instanceof HTMLInputElement)) return
    input.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }, [typed, id])
  return (
    <Field
      {...rest}
      id={id}
      value={value}
      required
      dir="ltr"
      inputMode="numeric"
      spellCheck={false}
      onChange={({ currentTarget: { value: raw, selectionStart } }) => {
        const formatted = format(raw)
        cursor.current = placeAfter(raw, selectionStart ?? raw.length, formatted)
        setTyped((count) => count + 1)
        onValue(formatted)
      }}
    />
  )
}
