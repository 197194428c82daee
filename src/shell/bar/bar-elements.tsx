import { useId, useState } from 'react'
import type { BarFacts } from '../../contract/bar.ts'
import { barTexts as texts } from './bar-texts.ts'
import { moveClock, signInAs, signOut } from './leave-page.ts'
import { knobs } from './opener.ts'

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

/** The field that moves the demo's clock; the page is loaded again with the new time. */
export function ClockField({ movedTo }: Pick<BarFacts, 'movedTo'>) {
  const id = useId()
  const [fault, setFault] = useState('')
  const [local, setLocal] = useState(movedTo === null ? '' : localTime(new Date(movedTo)))
  const move = async () => {
    setFault('')
    const isMoved = await moveClock(local === '' ? '' : new Date(local).toISOString())
    if (!isMoved) setFault(texts.clockFailed)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{texts.clock}</label>
      <span className="clock">
        <input
          id={id}
          type="datetime-local"
          value={local}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setLocal(event.target.value)}
        />
        <button type="button" onClick={() => void move()}>
          {texts.clockMove}
        </button>
      </span>
      <p id={`${id}-hint`}>{texts.clockHint}</p>
      {fault !== '' && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </div>
  )
}

/** The clock time of this computer, as the field writes it. */
function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface VisitorFieldProps {
  facts: BarFacts
  /** The signed-in user; empty for a visitor. */
  role: string
  conditions: BarFacts['conditions']
}

/** Selects the user; if there is none to choose, shows why. */
export function VisitorField({ facts: { roles, noRoles }, role, conditions }: VisitorFieldProps) {
  const [fault, setFault] = useState('')
  if (noRoles !== null) {
    return (
      <div className="field">
        <span className="name">{texts.role}</span>
        <p>{texts.noRoles[noRoles]}</p>
      </div>
    )
  }
  const people = roles.map((name) => [name, texts.roles[name] ?? name] as const)
  const choose = async (name: string) => {
    setFault('')
    if (name === '') setFault(await signOut(conditions))
    else signInAs(name)
  }
  return (
    <div>
      <ChoiceField
        label={texts.role}
        value={role}
        options={[['', texts.visitor], ...people]}
        onChange={(name) => void choose(name)}
      />
      <p className="fault" role="alert">
        {fault}
      </p>
    </div>
  )
}

/** Faults in the tenants' folders, one per line. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  const id = useId()
  return (
    <section className="problems" aria-labelledby={id}>
      <strong id={id}>{texts.problems}</strong>
      <ul>
        {problems.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The bar's icon: two knobs. */
export function Knobs() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={knobs} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" fill="none" />
    </svg>
  )
}
