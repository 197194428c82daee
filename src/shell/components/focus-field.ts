/** Focuses the first invalid field, so that its error is announced; returns whether there is one. */
export function focusField(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): boolean {
  const wrong = Object.keys(errors).find((name) => errors[name])
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong !== undefined
}
