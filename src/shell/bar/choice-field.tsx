import { useId } from 'react'

interface ChoiceFieldProps {
  label: string
  hint?: string
  value: string
  /** Value and label. */
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

/** A select field. */
export function ChoiceField({ label, hint, value, options, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
