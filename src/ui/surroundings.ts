export interface Surroundings {
  direction: 'ltr' | 'rtl'
  /** Where what floats above the element is to be put; undefined: at the end of the page. */
  container: HTMLElement | undefined
}

/** Takes the element that opens something floating and gives what that something cannot inherit: the direction of the text,
 * and the dialog it stands in, outside of which everything is inert, or else the landmark, where those who go by landmarks look for it. */
export function surroundings(element: Element | null): Surroundings {
  return {
    direction: element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    container: element?.closest<HTMLElement>('dialog, main') ?? undefined,
  }
}
