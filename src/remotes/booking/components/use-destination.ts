import { keepPreviousData, useApi, useQuery } from '@livery/platform'
import { useEffect, useState } from 'react'
import { hotelPlacesQuery } from '../../../api/suggest.ts'
import type { Suggestion } from '../../../contract/types.ts'

const TYPING_PAUSE_MS = 150

export interface DestinationField {
  text: string
  setText: (text: string) => void
  place: Pick<Suggestion, 'label' | 'latitude' | 'longitude'> | null
  choose: (place: Suggestion) => void
  suggestions: readonly Suggestion[]
  isSearching: boolean
  hasFailed: boolean
}

/** A destination field's state: what is typed, what is suggested for it, and the place that was chosen. */
export function useDestination(initial: DestinationField['place']): DestinationField {
  const [text, setText] = useState(initial?.label ?? '')
  const [place, setPlace] = useState(initial)
  const wanted = useSettled(text.trim(), TYPING_PAUSE_MS)
  const isAsked = wanted.length > 1 && wanted !== place?.label
  const { data, isFetching, isError } = useQuery({
    ...hotelPlacesQuery(useApi(), wanted.slice(0, 100)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    text,
    setText: (next) => {
      setText(next)
      setPlace(null)
    },
    place,
    choose: (chosen) => {
      setText(chosen.label)
      setPlace(chosen)
    },
    suggestions: isAsked ? (data?.locationSuggestions ?? []) : [],
    isSearching: isAsked && isFetching,
    hasFailed: isAsked && isError,
  }
}

/** A value once it has stood still for a while. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
