import type { ReactNode } from 'react'

const classes = {
  group: 'flex rounded-control border border-input bg-muted p-0.5',
  choice:
    'flex h-8 flex-auto items-center justify-center rounded-md px-1.5 text-center text-sm text-muted-foreground hover:text-foreground has-checked:font-semibold has-checked:shadow-card pointer-coarse:h-10',
}

interface FaceRadiosProps<Choice extends string> {
  /** Id of the first choice; also the group's name among the page's radio buttons. */
  id: string
  label: string
  choices: readonly Choice[]
  chosen: string | undefined
  onChoose: (choice: Choice) => void
  faceOf: (choice: Choice) => ReactNode
  /** The choice's name, if its face shows more than the name. */
  nameOf?: (choice: Choice) => string
  /** Class names of the group and of each choice. */
  classes: { group: string; choice: string }
}

/** Choices of which one is selected, each with its own face: radio buttons, so the arrow keys choose. */
export function FaceRadios<Choice extends string>(props: FaceRadiosProps<Choice>) {
  const { id, label, choices, chosen, onChoose, faceOf, nameOf, classes } = props
  return (
    <div role="radiogroup" aria-label={label} className={classes.group}>
      {choices.map((one, at) => (
        <label
          key={one}
          className={`relative min-w-0 cursor-pointer transition-colors has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring ${classes.choice}`}
        >
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={chosen === one}
            aria-label={nameOf?.(one)}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {faceOf(one)}
        </label>
      ))}
    </div>
  )
}

/** The style of a choice that is a card. */
export const cardStyle =
  'rounded-lg border border-border bg-card hover:border-brand-edge has-checked:border-brand-edge has-focus-visible:outline-offset-1'

interface SegmentsProps {
  id: string
  label: string
  choices: readonly string[]
  chosen: string
  onChoose: (choice: string) => void
  wordOf: (choice: string) => string
}

/** A row of choices of which one is selected. */
export function Segments({ wordOf, ...group }: SegmentsProps) {
  return (
    <FaceRadios
      {...group}
      classes={classes}
      faceOf={(choice) => <span className="truncate">{wordOf(choice)}</span>}
    />
  )
}
