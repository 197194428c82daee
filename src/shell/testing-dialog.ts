import { beforeAll } from 'vitest'

/** jsdom knows the dialog element but not how to open and close it: this adds it for the tests of the file. */
export function withDialogs(): void {
  beforeAll(() => {
    const { prototype } = HTMLDialogElement
    prototype.showModal = function showModal() {
      this.open = true
      const control = this.querySelector<HTMLElement>('input, select, textarea, button, a[href]')
      control?.focus()
    }
    prototype.close = function close() {
      if (!this.open) return
      this.open = false
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    }
  })
}
