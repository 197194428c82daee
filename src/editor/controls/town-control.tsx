import { useEffect, useState } from 'react'
import type { Place } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { isObject } from '../../tenant/settings/json.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ComboBox } from './combo-box.tsx'
import type { ControlProps } from './control.ts'

/** Milliseconds without typing before the look-up. */
const PAUSE = 200

/** The limit of the settings. */
const MOST_LETTERS = 80

interface TownControlProps extends ControlProps {
  /** Called with all facts of the chosen place. */
  onPlace?: (place: Place) => void
}

/** A town by its name; a choice also sets its place on the map. */
export function TownControl(props: TownControlProps) {
  const { field, id, label, value, describedBy, onChange, onEnd, onPlace } = props
  const { t } = useFieldTexts()
  const [text, setText] = useState<string | null>(null)
  const { places, state } = usePlaces(text ?? '')
  const isSearching = text !== null && text.trim() !== ''
  const put = (next: { name: string; latitude: number; longitude: number } | undefined) => {
    onChange(next)
    onEnd()
  }
  const choose = (place: Place) => {
    const { name, latitude, longitude } = place
    if (!onPlace) return put({ name: name.slice(0, MOST_LETTERS), latitude, longitude })
    onPlace(place)
    onEnd()
  }
  return (
    <ComboBox<Place>
      {...{ id, describedBy, text, onText: setText }}
      name={label}
      chosen={isObject(value) ? String(value.name ?? '') : ''}
      placeholder={t(field.isRequired ? 'town.choose' : 'control.automatic')}
      icon={<Icon name="place" className="size-4" />}
      items={places}
      keyOf={(place) => place.id}
      row={(place) => <bdi className="block truncate">{place.label}</bdi>}
      onChoose={choose}
      note={isSearching && state !== 'found' ? t(`town.${state}`) : ''}
      onClear={isObject(value) && !field.isRequired ? () => put(undefined) : undefined}
    />
  )
}

type State = 'asking' | 'found' | 'none' | 'failed'

/** Towns that match the typed text; only the latest answer counts. */
function usePlaces(text: string): { places: readonly Place[]; state: State } {
  const api = useApi()
  const [found, setFound] = useState<{ places: readonly Place[]; state: State }>({
    places: [],
    state: 'asking',
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === '') return setFound({ places: [], state: 'asking' })
    const closing = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await api.POST('/api/activities/destinations', {
          body: { text: wanted.slice(0, 100), isManageLocation: false },
          signal: closing.signal,
        })
        const places = (data?.allData ?? []).filter(({ type }) => type === 'city')
        if (!closing.signal.aborted) setFound({ places, state: places.length > 0 ? 'found' : 'none' })
      } catch {
        if (!closing.signal.aborted) setFound({ places: [], state: 'failed' })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      closing.abort()
    }
  }, [api, text])
  return found
}
