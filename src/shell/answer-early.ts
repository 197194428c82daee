declare global {
  interface Window {
    /** A button, and a form with the button that sent it, from before the page listened (server/http/pages/render/early-press.ts). */
    liveryPress?: HTMLElement
    liverySent?: { form: HTMLFormElement; by: HTMLElement | null }
  }
}

/** Does what was asked of the page before it listened; what stands in a part that does not listen yet waits for that one. */
export function answerEarly(): void {
  const { liveryPress: press, liverySent: sent } = window
  if (press && isAwake(press)) {
    delete window.liveryPress
    press.click()
  }
  if (!sent || !isAwake(sent.form)) return
  delete window.liverySent
  // Once what was filled in is the fields' own (ui/use-filled-in.ts).
  setTimeout(() => send(sent))
}

function send({ form, by }: NonNullable<Window['liverySent']>): void {
  const isItsOwn = by?.isConnected && (by as HTMLButtonElement).form === form
  if (form.isConnected) form.requestSubmit(isItsOwn ? by : null)
}

/** What is no longer there waits for nothing. */
function isAwake(element: HTMLElement): boolean {
  return element.closest('[data-asleep]') === null
}
