import { useId } from 'react'
import { Button } from './button.tsx'
import { CellSheet } from './cell-sheet.tsx'
import { Quantity } from './quantity.tsx'
import { Select } from './select.tsx'
import { useIsWide } from './use-media.ts'

export interface GuestsValue {
  rooms: number
  adults: number
  /** Age of each child in years. */
  childAges: readonly number[]
}

export interface GuestsTexts {
  guestsTitle: string
  rooms: string
  adults: string
  children: string
  childrenHint: string
  fewer: (what: string) => string
  more: (what: string) => string
  childAge: (number: number) => string
  done: string
  close: string
}

interface GuestsPanelProps {
  /** The whole choice as text. */
  summary: string
  texts: GuestsTexts
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  onDone: () => void
}

const MOST = 9
const NEW_CHILD_AGE = 8
const ages = Array.from({ length: 18 }, (_, age) => age)

/** The panel of a search's guests: rooms, adults, and children with their ages. Every room has an adult. */
export function GuestsPanel({ summary, texts, value, onChange, onDone }: GuestsPanelProps) {
  const id = useId()
  const isWide = useIsWide()
  const quantity = (what: string) => ({
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
    <CellSheet
      title={texts.guestsTitle}
      closeLabel={texts.close}
      isWide={isWide}
      onClose={onDone}
      className="w-full min-w-80"
      footer={
        <>
          {/* Only if the sheet covers the cell. */}
          {!isWide && <p className="me-auto font-semibold">{summary}</p>}
          <Button className="min-w-28 max-md:grow md:w-full" onClick={onDone}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="min-h-0 grow divide-y overflow-y-auto overscroll-contain px-4 py-1">
        <Quantity
          {...quantity(texts.rooms)}
          min={1}
          value={value.rooms}
          onChange={(rooms) => onChange({ ...value, rooms, adults: Math.max(value.adults, rooms) })}
        />
        <Quantity
          {...quantity(texts.adults)}
          min={1}
          value={value.adults}
          onChange={(adults) => onChange({ ...value, adults, rooms: Math.min(value.rooms, adults) })}
        />
        <Quantity
          {...quantity(texts.children)}
          hint={texts.childrenHint}
          min={0}
          value={value.childAges.length}
          onChange={setChildren}
        />
        {value.childAges.length > 0 && (
          <div className="grid grid-cols-2 gap-3 py-3">
            {value.childAges.map((age, index) => (
              <label
                // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity except their index
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
      </div>
    </CellSheet>
  )
}
