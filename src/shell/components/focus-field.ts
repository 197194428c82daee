/** Takes a form and what is wrong by field name, and gives whether something is: the first such field then has the focus, and its error is read out. */
export function focusField(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): boolean {
  const wrong = Object.keys(errors).find((name) => errors[name])
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong !== undefined
}
