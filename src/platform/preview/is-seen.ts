/** Whether an element can be seen. Where nobody can say, as in a test without a layout, it can. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}
