/** Scrolls a list to its active option, and only the list: `scrollIntoView` would also move the page. */
export function keepOptionInView(list: HTMLElement | null, active: number): void {
  const option = list?.querySelectorAll<HTMLElement>('[role=option]')[active]
  if (!list || !option) return
  const frame = list.getBoundingClientRect()
  const box = option.getBoundingClientRect()
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8
  if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8
}
