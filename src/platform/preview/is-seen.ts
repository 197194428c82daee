/** Returns whether an element is visible; true if that cannot be determined, as in a test without layout. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}
