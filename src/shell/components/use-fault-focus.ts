import { type RefObject, useEffect, useRef } from 'react'
import { focusField } from './focus-field.ts'

/**
 * Takes what the server found wrong by field, one object for each of its answers, and gives the form's ref: when they
 * come, the first such field has the focus, and with it its error is read out.
 */
export function useFaultFocus(
  errors: Readonly<Record<string, string | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) focusField(form.current, errors)
  }, [errors])
  return form
}
