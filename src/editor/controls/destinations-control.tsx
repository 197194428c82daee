import { useId } from 'react'
import type { Place } from '../../contract/types.ts'
import { isObject, type Json, type JsonObject } from '../../tenant/settings/json.ts'
import type { Field } from '../core/field.ts'
import { itemPointer } from '../core/item-pointer.ts'
import { newItem } from '../core/new-item.ts'
import { schemaOf } from '../core/schema-of.ts'
import { itemShown } from '../preview/item-shown.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'
import { InnerFields } from './inner-fields.tsx'
import { InnerRow } from './inner-row.tsx'
import { ItemList } from './item-list.tsx'
import { ItemWhere } from './item-where.tsx'
import { titleIn } from './title-in.ts'
import { TownControl } from './town-control.tsx'
import { useItemNotes } from './use-item-notes.ts'

/** What a town brings with it. */
const brought = ['country', 'latitude', 'longitude']

/** Destinations: each begins with its town, which brings its country and its place on the map. */
export function DestinationsControl({ field, label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldWords()
  const editor = useEditor()
  const noteOf = useItemNotes(field.pointer)
  const schema = schemaOf(field.schema.items ?? {})
  const items = (Array.isArray(value) ? value : []).filter((one: Json): one is JsonObject => isObject(one))
  const blank = newItem(schema, field.pointer, items, t('list.new'))
  const set = (at: number, next: JsonObject) => onChange(items.with(at, next), `type ${field.pointer} ${at}`)
  return (
    <ItemList
      {...{ label, items, noteOf, blank }}
      pointer={field.pointer}
      most={field.schema.maxItems}
      titleOf={(item, at) => titleIn(item) ?? t('list.item', { number: at + 1 })}
      onItems={(next) => {
        onChange(next)
        onEnd()
      }}
      begin={(add) => (
        <TownRow
          field={field}
          at={field.pointer}
          value={undefined}
          onPlace={(place) => add({ ...blank, ...ofTown(place) })}
        />
      )}
      form={(item, at) => {
        const own = itemPointer(field.pointer, item, at)
        const shown = itemShown(field.pointer, item, at, editor.document())
        return (
          <>
            <TownRow
              field={field}
              at={`${own}/latitude`}
              value={item}
              onPlace={(place) => {
                set(at, { ...item, ...ofTown(place) })
                onEnd()
              }}
            />
            <InnerFields
              pointer={field.pointer}
              at={own}
              schema={schema}
              value={item}
              shown={shown}
              without={brought}
              onChange={(next) => set(at, next)}
              onEnd={onEnd}
            />
            <ItemWhere shown={shown} pointer={own} />
          </>
        )
      }}
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
  const { t } = useFieldWords()
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
