import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'

const corner = 'size-4 border-2 border-e-0 border-b-0'
const lines = 'w-5 border-y-2'
const sheet = 'h-4 w-5 rounded-sm bg-card'

/** How each choice looks, as a small drawing of it. */
const drawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  radius: {
    none: corner,
    small: `${corner} rounded-ss-[3px]`,
    medium: `${corner} rounded-ss-[7px]`,
    large: `${corner} rounded-ss-[11px]`,
    full: `${corner} rounded-ss-full`,
  },
  density: { compact: `h-1.5 ${lines}`, comfortable: `h-2.5 ${lines}`, spacious: `h-4 ${lines}` },
  elevation: {
    flat: `${sheet} border`,
    soft: `${sheet} shadow-[0_0_0_1px_var(--border),0_2px_4px_color-mix(in_oklab,var(--foreground)_30%,transparent)]`,
    raised: `${sheet} -translate-y-0.5 shadow-[0_0_0_1px_var(--border),0_6px_8px_color-mix(in_oklab,var(--foreground)_45%,transparent)]`,
  },
}

/** Steps of how much, side by side, each drawn as it is. */
export function LevelControl({ field, id, label, value, onChange, onEnd }: ControlProps) {
  const { option } = useFieldWords()
  const name = field.pointer.slice(field.pointer.lastIndexOf('/') + 1)
  const chosen = String(value ?? field.schema.default)
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-1">
      {(field.schema.enum ?? []).map((one) => (
        <label
          key={one}
          className="relative flex min-w-0 flex-1 cursor-pointer flex-col items-center gap-1 rounded-lg border border-border bg-card px-1 pt-2 pb-1 text-muted-foreground transition-colors hover:border-brand-edge has-checked:border-brand-edge has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={id}
            checked={chosen === one}
            onChange={() => {
              onChange(one)
              onEnd()
            }}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span aria-hidden="true" className="flex h-5 items-center">
            <span className={`block border-current ${drawings[name]?.[one] ?? ''}`} />
          </span>
          <span className="max-w-full truncate text-xs">{option(field, one)}</span>
        </label>
      ))}
    </div>
  )
}
