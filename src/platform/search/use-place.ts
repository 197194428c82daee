import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListedPlace, PlaceSource } from '../../api/suggest.ts'
import type { Suggestion } from '../../contract/types.ts'
import { useApi } from '../api.tsx'

const TYPING_PAUSE_MS = 150
const SHORTEST_TEXT = 2
/** The contract's maximum; longer texts match no place. */
const LONGEST_TEXT = 100

/** A place with its point. */
export type ChosenPlace = Pick<Suggestion, 'label' | 'latitude' | 'longitude'>

/** `Chosen` is what a search needs of a place, and `Listed` what the suggestions have. */
export interface PlaceState<Chosen = ChosenPlace, Listed extends ListedPlace = Suggestion> {
  text: string
  setText: (text: string) => void
  /** Selected from the suggestions, or where the search began; null once the text changes. */
  place: Chosen | null
  choose: (place: Listed) => void
  /** Replaces text and place, such as with those of another field. */
  fill: (text: string, place: Chosen | null) => void
  suggestions: readonly Listed[]
  /** What replaces the suggestions. */
  state: 'none' | 'searching' | 'failed' | 'idle'
  error: Error | null
  /** Returns the first suggestion for the current text. Rejects if the request fails. */
  findFirst: () => Promise<Chosen | null>
}

/** State of a place's field: the text, its suggestions from one product, and the selected place. */
export function usePlace<Answer, Listed extends ListedPlace & Chosen, Chosen = ChosenPlace>(
  source: PlaceSource<Answer, Listed>,
  initialText: string,
  initialPlace: NoInfer<Chosen> | null,
  textOf: (place: Listed) => string = ({ label }) => label,
): PlaceState<Chosen, Listed> {
  const client = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState(initialText)
  const [place, setPlace] = useState<Chosen | null>(initialPlace)
  const typed = text.trim().slice(0, LONGEST_TEXT)
  const wanted = useSettled(typed, TYPING_PAUSE_MS)
  const isAsked = !place && typed.length >= SHORTEST_TEXT && wanted.length >= SHORTEST_TEXT
  const { data, error, isFetching } = useQuery({
    ...source.query(client, wanted),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const suggestions = isAsked && !error ? (data === undefined ? [] : source.placesOf(data)) : []
  const isSearching = isAsked && (isFetching || wanted !== typed)
  return {
    text,
    setText: (next) => {
      setText(next)
      setPlace(null)
    },
    place,
    choose: (chosen) => {
      setText(textOf(chosen))
      setPlace(chosen)
    },
    fill: (next, chosen) => {
      setText(next)
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
      const answer = await queries.fetchQuery({ ...source.query(client, typed), retry: false })
      return source.placesOf(answer)[0] ?? null
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
