import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hotelPlacesQuery } from '../../api/suggest.ts'
import type { Suggestion } from '../../contract/types.ts'
import { useApi } from '../api.tsx'

const TYPING_PAUSE_MS = 150
const SHORTEST_TEXT = 2
/** The contract's maximum; longer texts match no place. */
const LONGEST_TEXT = 100

export type Destination = Pick<Suggestion, 'label' | 'latitude' | 'longitude'>

export interface DestinationField {
  text: string
  setText: (text: string) => void
  /** Selected from the suggestions, or where the search began; null once the text changes. */
  place: Destination | null
  choose: (place: Suggestion) => void
  suggestions: readonly Suggestion[]
  /** What replaces the suggestions. */
  state: 'none' | 'searching' | 'failed' | 'idle'
  error: Error | null
  /** Returns the first suggestion for the current text. Rejects if the request fails. */
  findFirst: () => Promise<Destination | null>
}

/** State of a destination field: the text, its suggestions, and the selected place. */
export function useDestination(initialText: string, initialPlace: Destination | null): DestinationField {
  const client = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState(initialText)
  const [place, setPlace] = useState(initialPlace)
  const typed = text.trim().slice(0, LONGEST_TEXT)
  const wanted = useSettled(typed, TYPING_PAUSE_MS)
  const isAsked = !place && typed.length >= SHORTEST_TEXT && wanted.length >= SHORTEST_TEXT
  const { data, error, isFetching } = useQuery({
    ...hotelPlacesQuery(client, wanted),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const suggestions = isAsked && !error ? (data?.locationSuggestions ?? []) : []
  const isSearching = isAsked && (isFetching || wanted !== typed)
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
    suggestions,
    state: isSearching
      ? 'searching'
      : !isAsked || suggestions.length > 0
        ? 'idle'
        : error
          ? 'failed'
          : 'none',
    error: isAsked ? error : null,
    findFirst: async () => {
      if (typed === '') return null
      const query = hotelPlacesQuery(client, typed)
      const { locationSuggestions } = await queries.fetchQuery({ ...query, retry: false })
      return locationSuggestions[0] ?? null
    },
  }
}

/** Returns a value after it has not changed for a while. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
