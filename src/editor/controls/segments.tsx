interface SegmentsProps {
  id: string
  label: string
  choices: readonly string[]
  chosen: string
  onChoose: (choice: string) => void
  wordOf: (choice: string) => string
}

/** A row of choices of which one is pressed: radio buttons, so the arrow keys choose. */
export function Segments({ id, label, choices, chosen, onChoose, wordOf }: SegmentsProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex rounded-control border border-input bg-muted p-0.5"
    >
      {choices.map((one, at) => (
        <label
          key={one}
          className="relative flex h-8 min-w-0 flex-auto cursor-pointer items-center justify-center rounded-md px-1.5 text-center text-sm text-muted-foreground transition-colors hover:text-foreground has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-10"
        >
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={chosen === one}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="truncate">{wordOf(one)}</span>
        </label>
      ))}
    </div>
  )
}
