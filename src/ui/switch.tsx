import { type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { Choice, choiceNames } from './choice.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Before the label instead of at the end of the line. */
  atStart?: boolean
}

/** Turns one thing on or off at once, without a save button; Space toggles it. */
export function Switch({ label, hint, error, atStart, className, ...rest }: SwitchProps) {
  const own = useId()
  const id = rest.id ?? own
  const box = useRef<HTMLInputElement>(null)
  useEarlyInput(box, rest.onChange)
  return (
    <Choice {...{ id, label, hint, error, className }} required={rest.required} atEnd={!atStart}>
      <span className="relative flex">
        <input
          {...rest}
          {...choiceNames({ id, hint, error })}
          ref={box}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its own state
          role="switch"
          className="peer h-7 w-12 cursor-[inherit] appearance-none rounded-full border border-input bg-card transition-colors checked:border-brand-edge checked:bg-primary enabled:hover:border-brand-edge disabled:border-border disabled:bg-muted forced-colors:disabled:border-[GrayText]"
        />
        {/* Drawn as a border: forced colours remove backgrounds. */}
        <span className="pointer-events-none absolute inset-y-0 start-1 my-auto size-5 rounded-full border-10 border-muted-foreground transition-[translate,border-color] duration-150 peer-checked:translate-x-5 peer-checked:border-primary-foreground peer-disabled:border-input forced-colors:peer-disabled:border-[GrayText] rtl:peer-checked:-translate-x-5" />
      </span>
    </Choice>
  )
}
