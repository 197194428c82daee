import { useState } from 'react'
import type { BarFacts } from '../../contract/bar.ts'
import { barTexts as texts } from './bar-texts.ts'
import { ChoiceField } from './choice-field.tsx'
import { signInAs, signOut } from './leave-page.ts'

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
