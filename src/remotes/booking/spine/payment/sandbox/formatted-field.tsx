import { useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from '../../../../../ui/field.tsx'
import { westernDigits } from '../../../../../ui/western-digits.ts'

/** Returns the digits of the input, in Western figures for any keyboard. */
export const digitsOf = (typed: string): string => westernDigits(typed).replaceAll(/\D/g, '')

export const formatCode = (typed: string): string => digitsOf(typed).slice(0, 4)

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

/** Groups of four digits, as printed on the card. */
export function formatNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** `MM / YY`; adds a zero to an unambiguous one-digit month, and shortens a four-digit year. */
export function formatExpiry(typed: string): string {
  const typedOut = /^\D*(\d{1,2})\D+20(\d\d)\D*$/.exec(typed)
  const digits = typedOut ? `${typedOut[1]?.padStart(2, '0')}${typedOut[2]}` : digitsOf(typed)
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [full.slice(0, 2), full.slice(2, 4)]
  return year === '' ? month : `${month} / ${year}`
}

/** Returns the cursor's position in the formatted text: after as many digits as before formatting. */
export function placeAfter(before: string, place: number, formatted: string): number {
  // A cursor at the end stays at the end, whatever the format adds.
  if (place >= before.length) return formatted.length
  const wanted = digitsOf(before.slice(0, place)).length
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === wanted) return at
    if (/\d/.test(formatted[at] ?? '')) seen += 1
  }
  return formatted.length
}
