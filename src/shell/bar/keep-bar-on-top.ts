/**
 * Keeps the bar above everything on the page. While a modal dialog is open, browsers make everything outside it
 * inert, so the bar moves into the dialog; as a popover it is positioned by the window and never clipped. On the page
 * it comes first in the tab order, in a dialog last.
 */
export function keepBarOnTop(host: HTMLElement): () => void {
  host.popover = 'manual'
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (host.parentElement === (dialog ?? document.body)) return
    if (dialog) dialog.append(host)
    else document.body.prepend(host)
    host.showPopover()
  }
  place()
  const watch = new MutationObserver(place)
  watch.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}
