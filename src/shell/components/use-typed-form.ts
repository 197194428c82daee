import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from './form-failure.tsx'

type Typed = Readonly<Record<string, string>>
type Faults<Values extends Typed> = Readonly<{ [Name in keyof Values]?: string | undefined }>

interface TypedFormOptions<Values extends Typed> {
  start: Values
  /** Returns the errors before sending, in the order of the form's fields. */
  faultsOf: (values: Values) => Faults<Values>
  /** The server's errors by field; a new object for each of its answers. */
  refused: Readonly<Record<string, string | undefined>>
  /** Receives the input once it is valid. */
  onSend: (values: Values) => void
}

interface TypedForm<Values extends Typed> {
  /** Ref for the form, to find its first invalid field. */
  form: RefObject<HTMLFormElement | null>
  typed: Values
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Returns name, value, error and change handler of a field. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name
    value: string
    onChange: (event: Pick<ChangeEvent<{ value: string }>, 'target'>) => void
    error: string | undefined
  }
  /** Resets the form without errors. */
  clear: () => void
}

/**
 * State of a form: errors appear from the first attempt to send, the first invalid field gets the focus, and the
 * server's errors stay until the field changes.
 */
export function useTypedForm<Values extends Typed>(options: TypedFormOptions<Values>): TypedForm<Values> {
  const { start, faultsOf, refused, onSend } = options
  const [typed, setTyped] = useState(start)
  const [sent, setSent] = useState<Values>()
  const [isChecked, setIsChecked] = useState(false)
  const form = useFaultFocus(refused)
  const faults = faultsOf(typed)
  return {
    form,
    typed,
    submit(event) {
      event.preventDefault()
      setIsChecked(true)
      if (focusField(event.currentTarget, faults)) return
      setSent(typed)
      onSend(typed)
    },
    field: (name) => ({
      name,
      value: typed[name] ?? '',
      onChange: ({ target }) => setTyped((before) => ({ ...before, [name]: target.value })),
      error:
        (isChecked ? faults[name] : undefined) ?? (sent?.[name] === typed[name] ? refused[name] : undefined),
    }),
    clear() {
      setTyped(start)
      setIsChecked(false)
    },
  }
}

/**
 * Returns the form's ref; when the server's errors arrive, the first such field gets the focus, so that its error is
 * announced.
 */
function useFaultFocus(
  errors: Readonly<Record<string, string | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) focusField(form.current, errors)
  }, [errors])
  return form
}
