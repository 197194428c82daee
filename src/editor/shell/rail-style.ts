/** A button of the rail: only its icon on a tablet, with its name below on a phone and in a wide window. */
export const railButton =
  'relative flex h-10 w-10 shrink-0 flex-col items-center justify-center gap-1 rounded-control text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-accent aria-[current]:text-accent-foreground max-md:h-13 max-md:w-auto max-md:min-w-16 max-md:px-2 min-[90rem]:h-13 min-[90rem]:w-full'

/** Its short name. */
export const railName =
  'hidden max-w-full truncate text-[0.6875rem] leading-tight font-medium max-md:block min-[90rem]:block'
