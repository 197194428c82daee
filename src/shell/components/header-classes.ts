/** A control of the header bar: large enough for a finger, quiet until it is pointed at. */
export const headerButton =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold text-foreground transition-colors hover:bg-accent hover:text-accent-foreground aria-expanded:bg-accent aria-expanded:text-accent-foreground'

/** A panel below the header: on phones as wide as the page, since its wrapper is not positioned there. */
export const headerPanel = 'p-2 max-sm:inset-x-3 max-sm:mt-1'
