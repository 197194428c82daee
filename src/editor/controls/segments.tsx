import { FaceRadios } from './face-radios.tsx'

interface SegmentsProps {
  id: string
  label: string
  choices: readonly string[]
  chosen: string
  onChoose: (choice: string) => void
  wordOf: (choice: string) => string
}

const classes = {
  group: 'flex rounded-control border border-input bg-muted p-0.5',
  choice:
    'flex h-8 flex-auto items-center justify-center rounded-md px-1.5 text-center text-sm text-muted-foreground hover:text-foreground has-checked:font-semibold has-checked:shadow-card pointer-coarse:h-10',
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
