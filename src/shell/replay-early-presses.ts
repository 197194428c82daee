declare global {
  interface Window {
    /**
     * A button, and a form with its submit button, pressed before hydration
     * (server/http/pages/render/early-press.ts).
     */
    liveryPress?: HTMLElement
    liverySent?: { form: HTMLFormElement; by: HTMLElement | null }
  }
}

/**
 * Repeats the clicks and submissions made before hydration; those in a deferred part wait until that part is
 * hydrated.
 */
export function replayEarlyPresses(): void {
  const { liveryPress: press, liverySent: sent } = window
  if (press && isAwake(press)) {
    delete window.liveryPress
    press.click()
  }
  if (!sent || !isAwake(sent.form)) return
  delete window.liverySent
  // After React has taken over the autofilled values (ui/use-early-input.ts).
  setTimeout(() => send(sent))
}

function send({ form, by }: NonNullable<Window['liverySent']>): void {
  const isItsOwn = by?.isConnected && (by as HTMLButtonElement).form === form
  if (form.isConnected) form.requestSubmit(isItsOwn ? by : null)
}

/** An element that has left the page waits for nothing. */
function isAwake(element: HTMLElement): boolean {
  return element.closest('[data-asleep]') === null
}
