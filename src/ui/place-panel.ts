const GAP = 8
/** Height of the site's header, which stays at the top. */
const HEADER = 72

/** The visible vertical span around a panel: the window, or a sheet that scrolls by itself. */
function visibleSpan(dialog: HTMLElement): { start: number; end: number } {
  let [start, end] = [HEADER, document.documentElement.clientHeight]
  for (let box = dialog.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top, bottom } = box.getBoundingClientRect()
    start = Math.max(start, top)
    end = Math.min(end, bottom)
  }
  return { start, end }
}

/**
 * Keeps a panel that floats in the page inside the window: shifts it sideways, and places it above its cell if only
 * that side has room.
 */
export function placeInPage(dialog: HTMLDialogElement): void {
  const anchor = dialog.parentElement?.getBoundingClientRect()
  const box = dialog.getBoundingClientRect()
  if (!anchor || box.width === 0) return
  const { clientWidth } = document.documentElement
  const shift = Math.min(Math.max(box.left, GAP), Math.max(GAP, clientWidth - GAP - box.width)) - box.left
  const isRtl = getComputedStyle(dialog).direction === 'rtl'
  if (shift !== 0) dialog.style.insetInlineStart = `${isRtl ? -shift : shift}px`
  const { start, end } = visibleSpan(dialog)
  if (box.bottom <= end - GAP) return
  if (anchor.top - box.height - 2 * GAP >= start) dialog.dataset.above = ''
  else dialog.scrollIntoView({ block: 'nearest' })
}

/**
 * Shows a panel of a dialog above everything, since the dialog would cut it off: below its cell, above it, or where
 * the window has room. Returns the function that ends this.
 */
export function floatAbove(panel: HTMLDialogElement): (() => void) | undefined {
  const cell = panel.parentElement
  if (!cell || typeof panel.showPopover !== 'function') {
    placeInPage(panel)
    return undefined
  }
  // An open dialog cannot be a popover as well.
  panel.removeAttribute('open')
  panel.popover = 'manual'
  panel.showPopover()
  const move = () => {
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    const { width, height } = panel.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const isRtl = getComputedStyle(panel).direction === 'rtl'
    const below = bottom + GAP
    const above = top - GAP - height
    const y =
      below + height <= clientHeight - GAP ? below : above >= GAP ? above : clientHeight - GAP - height
    const x = isRtl ? right - width : left
    panel.style.cssText = `position: fixed; margin: 0; inset: ${Math.max(GAP, y)}px auto auto ${Math.max(GAP, Math.min(x, clientWidth - GAP - width))}px`
  }
  move()
  // The dialog's content scrolls under it.
  document.addEventListener('scroll', move, true)
  addEventListener('resize', move)
  return () => {
    document.removeEventListener('scroll', move, true)
    removeEventListener('resize', move)
  }
}
