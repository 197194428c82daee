import { type ReactNode, useId, useRef } from 'react'
import { Choice, choiceNames } from './choice.tsx'
import { classNames } from './class-names.ts'
import { Note, RequiredMark } from './labelled.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  label: ReactNode
  options: readonly RadioOption[]
  /** If given, the group is controlled; otherwise it stores its own value, initially `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  /** Name in the form's data; generated if omitted. */
  name?: string
  variant?: keyof typeof variants
  required?: boolean
  disabled?: boolean
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

const variants = {
  list: { group: '', option: '' },
  cards: {
    group: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3',
    option:
      'rounded-lg border border-input bg-card px-4 py-3 transition-colors hover:border-brand-edge has-checked:border-brand-edge has-checked:bg-accent has-checked:text-accent-foreground has-checked:inset-ring has-checked:inset-ring-brand-edge has-disabled:border-border has-disabled:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
  },
} as const

/** One of a few choices, all visible. The browser's radio buttons handle the keys: one tab stop, arrows choose. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, defaultValue, onChange, name, variant = 'list' } = props
  const { required, disabled, hint, error, className } = props
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useEarlyInput<HTMLInputElement>(box, ({ target }) => onChange?.(target.value))
  const style = variants[variant]
  return (
    <fieldset
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this role on a fieldset, and its legend names it
      role="radiogroup"
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      className={className}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={style.group}>
        {options.map((option) => (
          <Choice
            key={option.value}
            id={`${id}-${option.value}`}
            label={option.label}
            hint={option.hint}
            className={style.option}
          >
            <input
              {...choiceNames({ id: `${id}-${option.value}`, hint: option.hint })}
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className={classNames(dot, error && 'border-destructive')}
            />
          </Choice>
        ))}
      </div>
      <Note id={`${id}-note`} error={error} hint={hint} className="mt-1.5 text-sm" />
    </fieldset>
  )
}

const dot =
  'size-5.5 cursor-[inherit] appearance-none rounded-full border border-input bg-card transition-[border-width,border-color] checked:border-7 checked:border-brand-edge enabled:hover:border-brand-edge disabled:border-border disabled:bg-muted forced-colors:appearance-auto'
