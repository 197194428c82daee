import { Icon } from './icon.tsx'
import { Popover } from './popover.tsx'
import { Stepper } from './stepper.tsx'

export interface GuestsValue {
  rooms: number
  adults: number
  /** Age of each child in years. */
  childAges: readonly number[]
}

interface GuestsTexts {
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

interface GuestsProps {
  texts: GuestsTexts
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  className?: string
}

const MOST = 9
const NEW_CHILD_AGE = 8
const ages = Array.from({ length: 18 }, (_, age) => age)

/** Rooms, adults, and children with their ages: what a hotel search needs to know of who is coming. */
export function Guests({ texts, value, onChange, className = '' }: GuestsProps) {
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
    <Popover
      className={className}
      triggerClassName="flex min-h-16 w-full items-center gap-3 rounded-control border border-input bg-card px-4 py-2 text-start transition-colors hover:border-brand-edge"
      panelClassName="w-full min-w-80 p-4"
      trigger={
        <>
          <Icon name="guests" className="size-5 text-link" />
          <span className="min-w-0 flex-1">
            <span className="block text-xs font-semibold text-muted-foreground">{texts.label} </span>
            <span className="block truncate font-semibold">{texts.summary}</span>
          </span>
          <Icon name="down" className="size-4 text-muted-foreground" />
        </>
      }
    >
      {(close) => (
        <>
          <Stepper
            {...step(texts.rooms)}
            min={1}
            value={value.rooms}
            onChange={(rooms) => onChange({ ...value, rooms })}
          />
          <Stepper
            {...step(texts.adults)}
            min={1}
            value={value.adults}
            onChange={(adults) => onChange({ ...value, adults })}
          />
          <Stepper
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
                  className="text-sm"
                >
                  <span className="mb-1 block text-muted-foreground">{texts.childAge(index + 1)}</span>
                  <select
                    value={age}
                    onChange={(event) =>
                      onChange({
                        ...value,
                        childAges: value.childAges.with(index, Number(event.target.value)),
                      })
                    }
                    className="min-h-11 w-full rounded-control border border-input bg-card px-3 font-semibold"
                  >
                    {ages.map((option) => (
                      <option key={option} value={option}>
                        {option}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
          )}
          <button
            type="button"
            onClick={close}
            className="mt-2 min-h-11 w-full rounded-control bg-accent font-semibold text-accent-foreground hover:bg-brand-4"
          >
            {texts.done}
          </button>
        </>
      )}
    </Popover>
  )
}
