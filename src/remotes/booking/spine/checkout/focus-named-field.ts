/** Focuses a field by its name; for a date, the first of its three. */
export function focusNamedField(name: string): void {
  const element = document.getElementById(name)
  const field = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select')
  field?.focus()
}
