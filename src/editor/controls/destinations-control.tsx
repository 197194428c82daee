import { useId } from 'react'
import type { Place } from '../../contract/types.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import type { Field } from '../core/field.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { InnerRow } from './inner-row.tsx'
import { ListControl } from './list-control.tsx'
import { TownControl } from './town-control.tsx'

/** The fields that come with a town. */
const brought = ['country', 'latitude', 'longitude']

/** Destinations: each starts with its town, which sets its country and its place on the map. */
export function DestinationsControl(props: ControlProps) {
  const { field } = props
  return (
    <ListControl
      {...props}
      without={brought}
      begin={(add, blank) => (
        <TownRow
          field={field}
          at={field.pointer}
          value={undefined}
          onPlace={(place) => add({ ...blank, ...ofTown(place) })}
        />
      )}
      first={(item, pointer, set) => (
        <TownRow
          field={field}
          at={`${pointer}/latitude`}
          value={item}
          onPlace={(place) => set({ ...item, ...ofTown(place) })}
        />
      )}
    />
  )
}

interface TownRowProps {
  field: Field
  at: string
  value: JsonObject | undefined
  onPlace: (place: Place) => void
}

function TownRow({ field, at, value, onPlace }: TownRowProps) {
  const { t } = useFieldTexts()
  const id = useId()
  const name = t('town.name')
  return (
    <InnerRow id={id} name={name} note={t('town.help')} at={at}>
      <TownControl
        field={{ ...field, isRequired: true }}
        {...{ id, value, onPlace }}
        label={name}
        describedBy={`${id}-note`}
        isInvalid={false}
        invalidText={null}
        onInvalidText={() => {}}
        onChange={() => {}}
        onEnd={() => {}}
      />
    </InnerRow>
  )
}

const ofTown = ({ name, countryCode, latitude, longitude }: Place) => ({
  name: name.slice(0, 80),
  country: countryCode,
  latitude,
  longitude,
})
