interface Named {
  element: Element
  name: string
}

const look =
  'position:fixed;z-index:2147483647;max-width:20rem;padding:2px 8px;border-radius:4px;background:Highlight;color:HighlightText;' +
  'font:600 12px/18px system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;pointer-events:none'

/** Makes the name that stands at what would be picked, and is read out where it is come upon by keyboard. */
export function nameTag(page: Document) {
  let tag: HTMLElement | null = null
  let shown: Named | null = null
  const place = () => {
    if (!tag || !shown) return
    const { left, top, bottom } = shown.element.getBoundingClientRect()
    // Above it where there is room, else inside at its top, as far as that is in view.
    const above = top >= 24 ? top - 24 : Math.max(4, Math.min(top + 4, bottom - 24))
    tag.style.top = `${above}px`
    tag.style.left = `${Math.max(4, Math.min(left, innerWidth - tag.offsetWidth - 4))}px`
  }
  return {
    show(next: Named | null): void {
      shown = next?.name ? next : null
      tag ??= made(page, place)
      tag.textContent = shown?.name ?? ''
      tag.hidden = shown === null
      place()
    },
  }
}

function made(page: Document, onScroll: () => void): HTMLElement {
  const tag = page.createElement('div')
  tag.setAttribute('role', 'status')
  tag.dir = 'auto'
  // Written by script, property by property: an attribute would be the page's policy's to refuse.
  tag.style.cssText = look
  // Outside the body: the page's own code never meets it.
  page.documentElement.append(tag)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  return tag
}
