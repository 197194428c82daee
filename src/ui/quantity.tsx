import { useId } from 'react'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'

interface QuantityProps {
  label: string
  hint?: string
  fewerLabel: string
  moreLabel: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A small whole number, changed in steps of one. */
export function Quantity({ label, hint, fewerLabel, moreLabel, value, min, max, onChange }: QuantityProps) {
  const id = useId()
  const button =
    'flex size-11 items-center justify-center rounded-full border border-input text-foreground transition-colors hover:border-brand-edge hover:bg-accent hover:text-accent-foreground disabled:cursor-not-allowed disabled:opacity-40'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this row in every browser
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-4 py-2">
      <span id={id}>
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
      </span>
      <span className="flex items-center gap-2">
        <button
          type="button"
          className={button}
          aria-label={fewerLabel}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Icon path={moreIconPaths.minus} className="size-4" />
        </button>
        <output className="w-8 text-center font-semibold tabular-nums">{value}</output>
        <button
          type="button"
          className={button}
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon path={moreIconPaths.plus} className="size-4" />
        </button>
      </span>
    </div>
  )
}
