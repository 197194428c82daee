import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { ListedPlace, PlaceSource } from '../../api/suggest.ts'
import type { Suggestion } from '../../contract/types.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { type Text, useText } from '../text.ts'
import { type ChosenPlace, type PlaceState, usePlace } from './use-place.ts'

/** A place's field in a search form. */
export interface PlaceEntry<Chosen = ChosenPlace, Listed extends ListedPlace = Suggestion>
  extends PlaceState<Chosen, Listed> {
  /** Sentence below the field, until it is changed. */
  problem: string | undefined
  /** Name of its input in the form. */
  name: string
  /**
   * Returns the selected place, or the first match: who types a place and presses Search means the first suggestion,
   * even if it has not arrived yet. Null if there is none; the field then reports it and has the focus.
   */
  resolve: (form: HTMLFormElement) => Promise<Chosen | null>
}

interface PlaceEntryInput<Answer, Listed extends ListedPlace, Chosen> {
  name: string
  source: PlaceSource<Answer, Listed>
  text: string
  place: NoInfer<Chosen> | null
  /** Sentence for an empty field. */
  required: string
  /** What the field shows of a chosen place; its label by default. */
  textOf?: (place: Listed) => string
}

/** State of a place's field in a search form. */
export function usePlaceEntry<Answer, Listed extends ListedPlace & Chosen, Chosen = ChosenPlace>(
  input: PlaceEntryInput<Answer, Listed, Chosen>,
): PlaceEntry<Chosen, Listed> {
  const { name, source, required } = input
  const t = useText('shell')
  const state = usePlace<Answer, Listed, Chosen>(source, input.text, input.place, input.textOf)
  const [problem, setProblem] = useState<string>()
  return {
    ...state,
    name,
    problem,
    setText(text) {
      state.setText(text)
      setProblem(undefined)
    },
    choose(place) {
      state.choose(place)
      setProblem(undefined)
    },
    fill(text, place) {
      state.fill(text, place)
      setProblem(undefined)
    },
    async resolve(form) {
      if (state.place) return state.place
      const refuse = (sentence: string) => {
        setProblem(sentence)
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLElement) field.focus()
        return null
      }
      if (state.text.trim() === '') return refuse(required)
      try {
        return (await state.findFirst()) ?? refuse(t('search.nothingFound'))
      } catch (error) {
        return refuse(failureOf(error, t))
      }
    },
  }
}

interface PlaceFieldProps<Chosen, Listed extends ListedPlace> {
  label: string
  entry: PlaceEntry<Chosen, Listed>
  /** What the list says below a place's name; its label by default. */
  detailOf?: (place: Listed) => string
}

/** A place of a search: typed, with suggestions below. */
export function PlaceField<Chosen, Listed extends ListedPlace>({
  label,
  entry,
  detailOf = (place) => place.label,
}: PlaceFieldProps<Chosen, Listed>) {
  const t = useText('shell')
  const { suggestions, problem } = entry
  return (
    <Combobox
      label={label}
      placeholder={t('search.destinationHint')}
      name={entry.name}
      required
      text={entry.text}
      onText={entry.setText}
      options={suggestions.map((place) => ({
        id: place.id,
        label: place.name,
        detail: detailOf(place),
        isNested: place.isNested ?? false,
        icon: place.type === 'airport' ? 'flights' : 'place',
      }))}
      onChoose={({ id }) => {
        const chosen = suggestions.find((place) => place.id === id)
        if (chosen) entry.choose(chosen)
      }}
      message={problem ? undefined : messageOf(entry, t)}
      error={problem}
    />
  )
}

/** Returns the message shown in place of suggestions. */
function messageOf({ state, error }: Pick<PlaceState, 'state' | 'error'>, t: Text): string | undefined {
  if (state === 'idle') return undefined
  if (state === 'failed') return failureOf(error, t)
  return t(state === 'searching' ? 'search.searching' : 'search.nothingFound')
}

/** Spec §8: the server's own sentence, otherwise 'Failed to fetch suggestions'. */
function failureOf(error: unknown, t: Text): string {
  return (error instanceof ApiError && error.ownWords) || t('search.failed')
}
