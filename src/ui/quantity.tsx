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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this row in every browser
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-4 py-2">
      <span id={id}>
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
      </span>
      <span className="flex items-center gap-2">
        <StepButton
          label={fewerLabel}
          icon={moreIconPaths.minus}
          isAtEnd={value <= min}
          onStep={() => onChange(value - 1)}
        />
        <output className="w-8 text-center font-semibold tabular-nums">{value}</output>
        <StepButton
          label={moreLabel}
          icon={moreIconPaths.plus}
          isAtEnd={value >= max}
          onStep={() => onChange(value + 1)}
        />
      </span>
    </div>
  )
}

interface StepButtonProps {
  label: string
  /** Path of the icon. */
  icon: string
  /** True if there is no further number. */
  isAtEnd: boolean
  onStep: () => void
}

/** At the last number it does nothing but keeps the focus, which a disabled button would lose. */
function StepButton({ label, icon, isAtEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="flex size-11 items-center justify-center rounded-full border border-input text-foreground transition-colors not-aria-disabled:hover:border-brand-edge not-aria-disabled:hover:bg-accent not-aria-disabled:hover:text-accent-foreground aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon path={icon} className="size-4" />
    </button>
  )
}
