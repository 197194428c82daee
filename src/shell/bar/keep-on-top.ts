/**
 * Puts the bar above everything of the page, and keeps it there. While one of the page's modal dialogs is open the browser lets nobody
 * press or focus what is outside it, so the bar stands inside that one; as a popover it is placed by the window and cut off by nothing. On
 * the page itself it stands first, where the first Tab reaches it; in a dialog last, whose own things come first.
 */
export function keepOnTop(host: HTMLElement): () => void {
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
