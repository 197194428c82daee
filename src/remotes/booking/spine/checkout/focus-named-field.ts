/** Gives the focus to a field of the form by its name; of a date to the first of its three. */
export function focusNamedField(name: string): void {
  const element = document.getElementById(name)
  const field = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select')
  field?.focus()
}
