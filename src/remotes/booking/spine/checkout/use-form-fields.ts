import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { Faults } from './fault.ts'
import type { GuestForm } from './use-guest-form.ts'

/** What a control of the form is given: its id is its name, so that the list of what is wrong finds it. */
export interface FieldParts {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

export type FieldOf = (name: string) => FieldParts

/** Makes what the form's controls are given. */
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
