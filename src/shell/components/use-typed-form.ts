import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

type Typed = Readonly<Record<string, string>>
type Faults<Values extends Typed> = Readonly<{ [Name in keyof Values]?: string | undefined }>

interface TypedFormParts<Values extends Typed> {
  start: Values
  /** What is wrong before anything is sent, the fields in the form's order. */
  faultsOf: (values: Values) => Faults<Values>
  /** What the server found wrong, one object for each of its answers. */
  refused: Readonly<Record<string, string | undefined>>
  /** Takes what was typed once nothing is wrong with it. */
  onSend: (values: Values) => void
}

interface TypedForm<Values extends Typed> {
  /** Goes to the form, whose first wrong field is found by it. */
  form: RefObject<HTMLFormElement | null>
  typed: Values
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Name, value and fault of a field, and what keeps what is typed into it. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name
    value: string
    onChange: (event: Pick<ChangeEvent<{ value: string }>, 'target'>) => void
    error: string | undefined
  }
  /** Begins anew, with nothing wrong. */
  clear: () => void
}

/**
 * What is typed into a form: wrong fields are named from the first try to send on, the first of them has the focus, and what the
 * server refused is wrong until it is typed anew.
 */
export function useTypedForm<Values extends Typed>(parts: TypedFormParts<Values>): TypedForm<Values> {
  const { start, faultsOf, refused, onSend } = parts
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
 * Takes what the server found wrong by field, one object for each of its answers, and gives the form's ref: when they
 * come, the first such field has the focus, and with it its error is read out.
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
