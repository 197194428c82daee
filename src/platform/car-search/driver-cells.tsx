import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { carCountriesQuery } from '../../api/cars.ts'
import { oldestDriver, youngestDriver } from '../../tenant/car-search.ts'
import { useApi } from '../api.tsx'
import { usePage } from '../page.tsx'
import { SelectCell } from '../search/select-cell.tsx'
import { useText } from '../text.ts'
import { CAR_SEARCH } from './car-search-texts.ts'

const ages = Array.from({ length: oldestDriver - youngestDriver + 1 }, (_, index) => youngestDriver + index)

interface DriverCellsProps {
  age: number
  residence: string
  onAge: (age: number) => void
  onResidence: (country: string) => void
}

/** Driver's age and country of residence: both decide the price and the terms. */
export function DriverCells({ age, residence, onAge, onResidence }: DriverCellsProps) {
  const text = useText(CAR_SEARCH)
  return (
    <>
      <SelectCell
        icon="person"
        label={text('car.age')}
        value={String(age)}
        onChange={(next) => onAge(Number(next))}
      >
        {ages.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectCell>
      <SelectCell icon="globe" label={text('car.residence')} value={residence} onChange={onResidence}>
        {useCountries(residence).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectCell>
    </>
  )
}

/** Countries by their name in the page's language; until they have loaded, the chosen one alone. */
function useCountries(chosen: string): readonly { code: string; name: string }[] {
  const { language } = usePage()
  const { data } = useQuery({ ...carCountriesQuery(useApi()), retry: false })
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const codes = new Set<string>([chosen, ...(data?.data.map(({ code }) => code) ?? [])])
    return [...codes]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language))
  }, [data, chosen, language])
}
