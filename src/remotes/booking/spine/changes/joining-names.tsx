import type { Amendment } from '../../../../contract/types.ts'
import { Field } from '../../../../ui/field.tsx'
import { useWords } from '../words/use-words.ts'

export interface TypedName {
  firstName: string
  lastName: string
}

interface JoiningNamesProps {
  /** Who has to be named. */
  people: Amendment['requirements']
  names: readonly TypedName[]
  onChange: (names: readonly TypedName[]) => void
}

/** The names of those who join a booking by a change; nothing where nobody does. */
export function JoiningNames({ people, names, onChange }: JoiningNamesProps) {
  const text = useWords()
  if (people.length === 0) return null
  const nameOf = (index: number) => names[index] ?? { firstName: '', lastName: '' }
  const set = (index: number, part: Partial<TypedName>) =>
    onChange(people.map((_, at) => (at === index ? { ...nameOf(at), ...part } : nameOf(at))))
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{text('amend.names')}</legend>
      {people.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people have no name yet but their place
        <div key={index} className="grid gap-3 sm:grid-cols-2">
          <Field
            label={text('amend.firstName')}
            value={nameOf(index).firstName}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => set(index, { firstName: currentTarget.value })}
          />
          <Field
            label={text('amend.lastName')}
            value={nameOf(index).lastName}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => set(index, { lastName: currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
