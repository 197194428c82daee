export interface FloatingContext {
  direction: 'ltr' | 'rtl'
  /** The container for floating content of the element; undefined: the end of the page. */
  container: HTMLElement | undefined
}

/**
 * Returns what floating content cannot inherit from the element that opens it: the text direction, and the container.
 * That is the enclosing dialog, since everything outside is inert, or else the landmark, where users of landmarks
 * look for it.
 */
export function floatingContext(element: Element | null): FloatingContext {
  return {
    direction: element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    container: element?.closest<HTMLElement>('dialog, main') ?? undefined,
  }
}
