import { useId } from 'react'

interface SwitchFieldProps<Value extends string> {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

/** A group of buttons of which one is selected. */
export function SwitchField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SwitchFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="switch">
        {(Object.entries(options) as [Value, string][]).map(([one, text]) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
