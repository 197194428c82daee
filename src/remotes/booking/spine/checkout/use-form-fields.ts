import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { Faults } from './fault.ts'
import type { GuestForm } from './use-guest-form.ts'

/** Properties of a form control: its id is its name, so that the error list can link to it. */
export interface FieldProps {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

export type FieldOf = (name: string) => FieldProps

/** Returns the properties of the form's controls. */
export function useFormFields({ typed, type }: GuestForm, faults: Faults): FieldOf {
  const text = useProductTexts()
  return (name) => {
    const fault = faults[name]
    return {
      id: name,
      name,
      value: typed[name] ?? '',
      error: fault && text(`checkout.fault.${fault}`),
      onChange: ({ target }) => type(name, target.value),
    }
  }
}

/** Focuses a field by its name; for a date, the first of its three. */
export function focusNamedField(name: string): void {
  const element = document.getElementById(name)
  const field = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select')
  field?.focus()
}
