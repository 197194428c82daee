import { useState } from 'react'
import { HotelSearchForm } from '../../../platform/hotel-search/hotel-search-form.tsx'
import { useText } from '../../../platform/text.ts'
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx'
import { SearchCell } from '../../../ui/search-cell.tsx'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states, notes } = kitTexts

const places: readonly ComboboxOption[] = [
  { id: 'LIS', label: 'Lisbon', detail: 'Portugal' },
  { id: 'LPA', label: 'Las Palmas de Gran Canaria', detail: 'Canarias, España' },
  { id: 'LLF', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', detail: 'Wales' },
  { id: 'DXB', label: 'دبي', detail: 'الإمارات العربية المتحدة' },
]

/** What a trip is looked for with. */
export function SearchSection() {
  const t = useText('shell')
  return (
    <Section id="search">
      <Specimen name="HotelSearchForm" note={notes.search} columns={1}>
        <HotelSearchForm criteria={null} />
      </Specimen>
      <Specimen name="Combobox" note={notes.search}>
        <State label={states.default}>
          <Place />
        </State>
        <State label={states.error}>
          <Place error={t('search.destinationRequired')} />
        </State>
        <State label={states.loading}>
          <Place options={[]} message={t('search.searching')} />
        </State>
        <State label={states.empty}>
          <Place options={[]} message={t('search.nothingFound')} />
        </State>
        <State label={states.failed}>
          <Place options={[]} message={t('search.failed')} />
        </State>
      </Specimen>
      <Specimen name="SearchCell" columns={2}>
        <State label={states.default}>
          <SearchCell icon="calendar" label={t('search.checkIn')} control="kit-cell">
            <input
              id="kit-cell"
              defaultValue="2027-05-14"
              className="w-full bg-transparent font-semibold outline-none"
            />
          </SearchCell>
        </State>
        <State label={states.long}>
          <SearchCell icon="bed" label={t('unavailable.hint')} control="kit-cell-long" narrow>
            <input
              id="kit-cell-long"
              defaultValue={t('trust.contactHint')}
              className="w-full truncate bg-transparent font-semibold outline-none"
            />
          </SearchCell>
        </State>
      </Specimen>
    </Section>
  )
}

interface PlaceProps {
  options?: readonly ComboboxOption[]
  message?: string
  error?: string
}

function Place({ options = places, message, error }: PlaceProps) {
  const t = useText('shell')
  const [text, setText] = useState('')
  return (
    <Combobox
      label={t('search.destination')}
      placeholder={t('search.destinationHint')}
      text={text}
      onText={setText}
      options={options}
      onChoose={({ label }) => setText(label)}
      message={message}
      error={error}
    />
  )
}
