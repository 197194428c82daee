import { useMemo, useState } from 'react'
import { HotelSearchForm } from '../../../platform/hotel-search/hotel-search-form.tsx'
import { searchTexts } from '../../../platform/hotel-search/search-texts.ts'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { localeOf } from '../../../tenant/language.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { Button } from '../../../ui/button.tsx'
import { CellSheet } from '../../../ui/cell-sheet.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateRange } from '../../../ui/date-range.tsx'
import { Guests } from '../../../ui/guests.tsx'
import { SearchCell } from '../../../ui/search-cell.tsx'
import type { ComboboxOption } from '../../../ui/use-combobox.ts'
import { useIsWide } from '../../../ui/use-media.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states, notes } = kitTexts

const places: readonly ComboboxOption[] = [
  { id: 'LIS', label: 'Lisbon', detail: 'Portugal' },
  { id: 'LPA', label: 'Las Palmas de Gran Canaria', detail: 'Canarias, España' },
  { id: 'LLF', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', detail: 'Wales' },
  { id: 'DXB', label: 'دبي', detail: 'الإمارات العربية المتحدة' },
]

/** Search components. */
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
      <Specimen name="DateRange" note={notes.press} columns={2}>
        <State label={states.filled}>
          <Dates start={0} nights={4} />
        </State>
        <State label={states.empty}>
          <Dates />
        </State>
        <State label={states.limits}>
          <Dates start={2} nights={3} minNights={3} mostNights={7} />
        </State>
      </Specimen>
      <Specimen name="Guests, CellSheet, SearchCell" note={notes.press} columns={2}>
        <State label="Guests">
          <Rooms />
        </State>
        <State label="CellSheet">
          <Sheet />
        </State>
        <State label={`SearchCell, ${states.long}`}>
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

/** The panel of a search cell, opened by a button. */
function Sheet() {
  const t = useText('shell')
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className="relative">
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('search.guests')}
      </Button>
      {isOpen && (
        <CellSheet
          title={t('search.guests')}
          closeLabel={t('late.close')}
          isWide={isWide}
          onClose={close}
          className="w-full min-w-64"
          footer={<Button onClick={close}>{t('late.close')}</Button>}
        >
          <p className="p-4">{t('unavailable.hint')}</p>
        </CellSheet>
      )}
    </div>
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

interface DatesProps {
  /** Days from today; without it, no dates are selected. */
  start?: number
  nights?: number
  minNights?: number
  mostNights?: number
}

function Dates({ start, nights = 1, minNights = 1, mostNights = 30 }: DatesProps) {
  const t = useText('shell')
  const { agency, language, today } = usePage()
  const loadTexts = useMemo(() => () => searchTexts(language), [language])
  const [value, setValue] = useState(() =>
    start === undefined
      ? { start: '', end: '' }
      : { start: later(today, start), end: later(today, start + nights) },
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      <DateRange
        startLabel={t('search.checkIn')}
        endLabel={t('search.checkOut')}
        value={value}
        onChange={setValue}
        min={today}
        daysAhead={365}
        minNights={minNights}
        mostNights={mostNights}
        language={language}
        firstDayOfWeek={weekStart(localeOf(language, agency))}
        loadTexts={loadTexts}
      />
    </div>
  )
}

function Rooms() {
  const t = useText('shell')
  const { language } = usePage()
  const loadTexts = useMemo(() => () => searchTexts(language), [language])
  const [value, setValue] = useState<Parameters<typeof Guests>[0]['value']>({
    rooms: 1,
    adults: 2,
    childAges: [4],
  })
  const adults = t('search.adultsCount', { count: value.adults })
  const children = t('search.childrenCount', { count: value.childAges.length })
  return (
    <Guests
      label={t('search.guests')}
      summary={`${adults}, ${children}`}
      value={value}
      onChange={setValue}
      loadTexts={loadTexts}
    />
  )
}

/** Returns the date a number of days later, both YYYY-MM-DD. */
function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
