import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hotelPlacesQuery } from '../api/suggest.ts'
import { useApi } from '../platform/api.tsx'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { emptyHotelSearch, hotelSearchHref } from '../tenant/hotel-search.ts'
import { HotelSearchForm } from './components/hotel-search-form.tsx'

export function HotelSearch() {
  const t = useText('shell')
  const { today } = usePage()
  const client = useApi()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data, isError } = useQuery({
    ...hotelPlacesQuery(client, typed),
    enabled: typed.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <HotelSearchForm
      t={t}
      suggestions={typed.length > 1 ? (data?.locationSuggestions ?? []) : []}
      message={isError ? t('search.failed') : undefined}
      onType={(text) => setTyped(text.trim().slice(0, 100))}
      initial={emptyHotelSearch(today)}
      today={today}
      onSearch={({ destination, ...rest }) =>
        navigate(
          hotelSearchHref({
            ...rest,
            destination: destination.label,
            latitude: destination.latitude,
            longitude: destination.longitude,
          }),
        )
      }
    />
  )
}
