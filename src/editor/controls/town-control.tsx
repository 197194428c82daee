import { useState } from 'react'
import type { Place } from '../../contract/types.ts'
import { isObject } from '../../tenant/settings/json.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { ComboBox } from './combo-box.tsx'
import type { ControlProps } from './control.ts'
import { usePlaces } from './use-places.ts'

/** As the settings keep it. */
const MOST_LETTERS = 80

interface TownControlProps extends ControlProps {
  /** All that is known of what was chosen. */
  onPlace?: (place: Place) => void
}

/** A town by its name: what is chosen brings its place on the map with it. */
export function TownControl(props: TownControlProps) {
  const { field, id, label, value, describedBy, onChange, onEnd, onPlace } = props
  const { t } = useFieldWords()
  const [text, setText] = useState<string | null>(null)
  const { places, state } = usePlaces(text ?? '')
  const isAsked = text !== null && text.trim() !== ''
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
      note={isAsked && state !== 'found' ? t(`town.${state}`) : ''}
      onClear={isObject(value) && !field.isRequired ? () => put(undefined) : undefined}
    />
  )
}
