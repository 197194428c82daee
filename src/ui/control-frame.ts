/**
 * The frame of all text controls, so that they look alike and align. In forced colours a thick line replaces the red
 * one.
 */
export const controlFrame =
  'w-full rounded-control border border-input bg-card text-base text-foreground transition-colors hover:border-brand-edge forced-colors:aria-invalid:border-3'

/** For a frame around its control: it shows the focus and the state of the control. */
export const heldFrame = `${controlFrame} focus-within:border-ring focus-within:outline-2 focus-within:outline-ring has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-muted has-disabled:text-muted-foreground forced-colors:has-disabled:text-[GrayText] has-aria-invalid:border-destructive forced-colors:has-aria-invalid:border-3`
