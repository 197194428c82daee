/** Sets on a form that the page checks it; until this runs, the browser checks the fields shown without script. */
export function leaveChecksToUs(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}
