/** A token that must contrast with another by at least this ratio (WCAG 2.2). */
export interface ColorPair {
  over: string
  ground: string
  ratio: number
}

/** AA for text (1.4.3), AA for other elements (1.4.11), AAA for text (1.4.6). */
const READABLE = 4.5
const VISIBLE = 3
const STRONG = 7

const raised = ['background', 'card', 'popover']
/** The grounds of text and of focused elements: page, raised surfaces, the quiet grey, tints 1 to 5. */
const grounds = [
  ...raised,
  'muted',
  'accent',
  'sidebar',
  'brand-1',
  'brand-2',
  'brand-3',
  'brand-4',
  'brand-5',
]

const onAll = (over: readonly string[], on: readonly string[], ratio: number): ColorPair[] =>
  over.flatMap((one) => on.map((ground) => ({ over: one, ground, ratio })))
const on = (over: string, ground: string, ratio = READABLE): ColorPair => ({ over, ground, ratio })

/**
 * Every pair of tokens that a page combines, in both modes. Proofs, tests and the server's checks before publishing
 * read it; no page does.
 */
export const pairs: readonly ColorPair[] = [
  ...onAll(['foreground', 'brand-12', 'accent-foreground'], grounds, STRONG),
  ...onAll(['muted-foreground', 'link', 'brand-11', 'destructive', 'success', 'warning'], grounds, READABLE),
  ...onAll(['ring'], grounds, VISIBLE),
  ...onAll(['input'], [...raised, 'muted'], VISIBLE),
  ...onAll(['brand-edge', 'secondary-edge', 'rating'], raised, VISIBLE),
  on('card-foreground', 'card', STRONG),
  on('popover-foreground', 'popover', STRONG),
  on('sidebar-foreground', 'sidebar', STRONG),
  on('primary-foreground', 'primary'),
  on('primary-foreground', 'primary-hover'),
  on('brand-contrast', 'brand-9'),
  on('brand-contrast', 'brand-10'),
  on('brand-a60-contrast', 'brand-a60'),
  on('secondary-foreground', 'secondary'),
  on('secondary-foreground', 'secondary-hover'),
  on('sidebar-primary-foreground', 'sidebar-primary'),
  on('destructive-foreground', 'destructive'),
  on('success-foreground', 'success'),
  on('warning-foreground', 'warning'),
  on('deep-foreground', 'deep', STRONG),
  on('deep-foreground', 'deep-border'),
  on('deep-muted-foreground', 'deep', STRONG),
  on('deep-link', 'deep'),
  on('shade-foreground', 'shade', STRONG),
]
