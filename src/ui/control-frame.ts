/** The frame of every control of one line or more, so that they look alike and stand in one line. Where the system sets the colours, a thick line says what a red one does. */
export const controlFrame =
  'w-full rounded-control border border-input bg-card text-base text-foreground transition-colors hover:border-brand-edge forced-colors:aria-invalid:border-3'

/** Of a frame that holds its control: it shows the focus and the state of what is inside. */
export const heldFrame = `${controlFrame} focus-within:border-ring focus-within:outline-2 focus-within:outline-ring has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-muted has-disabled:text-muted-foreground forced-colors:has-disabled:text-[GrayText] has-aria-invalid:border-destructive forced-colors:has-aria-invalid:border-3`
