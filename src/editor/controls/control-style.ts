import { controlFrame } from '../../ui/labelled.tsx'

/** A control of the editor: more compact than on a page, and finger-sized on touch devices. */
export const controlStyle = `${controlFrame} h-9 px-2.5 text-sm pointer-coarse:h-11 focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive disabled:bg-muted`

/** A small button with only an icon. */
export const iconButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-accent aria-pressed:text-accent-foreground pointer-coarse:size-10'
