import { useId } from 'react'
import { Quantity } from './quantity.tsx'
import { Select } from './select.tsx'

export interface GuestsValue {
  rooms: number
  adults: number
  /** Age of each child in years. */
  childAges: readonly number[]
}

export interface GuestsTexts {
  label: string
  /** The whole choice in words. */
  summary: string
  rooms: string
  adults: string
  children: string
  childrenHint: string
  fewer: (what: string) => string
  more: (what: string) => string
  childAge: (number: number) => string
  done: string
}

interface GuestsPanelProps {
  texts: GuestsTexts
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  onDone: () => void
}

const MOST = 9
const NEW_CHILD_AGE = 8
const ages = Array.from({ length: 18 }, (_, age) => age)

/** What opens below the guests of a search: rooms, adults, and children with the age of each. */
export function GuestsPanel({ texts, value, onChange, onDone }: GuestsPanelProps) {
  const id = useId()
  const step = (what: string) => ({
    label: what,
    fewerLabel: texts.fewer(what),
    moreLabel: texts.more(what),
    max: MOST,
  })
  const setChildren = (count: number) =>
    onChange({
      ...value,
      childAges: Array.from({ length: count }, (_, index) => value.childAges[index] ?? NEW_CHILD_AGE),
    })
  return (
    <>
      <Quantity
        {...step(texts.rooms)}
        min={1}
        value={value.rooms}
        onChange={(rooms) => onChange({ ...value, rooms })}
      />
      <Quantity
        {...step(texts.adults)}
        min={1}
        value={value.adults}
        onChange={(adults) => onChange({ ...value, adults })}
      />
      <Quantity
        {...step(texts.children)}
        hint={texts.childrenHint}
        min={0}
        value={value.childAges.length}
        onChange={setChildren}
      />
      {value.childAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3 py-2">
          {value.childAges.map((age, index) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: the children of a search have nothing but their place
              key={index}
              htmlFor={`${id}-${index}`}
              className="text-sm"
            >
              <span className="mb-1 block text-muted-foreground">{texts.childAge(index + 1)}</span>
              <Select
                id={`${id}-${index}`}
                value={age}
                onChange={(event) =>
                  onChange({
                    ...value,
                    childAges: value.childAges.with(index, Number(event.target.value)),
                  })
                }
                className="w-full"
              >
                {ages.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        </div>
      )}
      <button
        type="button"
        onClick={onDone}
        className="mt-2 min-h-11 w-full rounded-control bg-accent font-semibold text-accent-foreground hover:bg-brand-4"
      >
        {texts.done}
      </button>
    </>
  )
}
