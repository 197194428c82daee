import type { ReactNode } from 'react'
import { isObject, type Json, type JsonObject } from '../../tenant/settings/json.ts'
import { itemPointer } from '../core/item-pointer.ts'
import { newItem } from '../core/new-item.ts'
import { schemaOf } from '../core/schema-of.ts'
import { itemShown } from '../preview/item-shown.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'
import { InnerFields } from './inner-fields.tsx'
import { ItemList } from './item-list.tsx'
import { ItemWhere } from './item-where.tsx'
import { titleIn } from './title-in.ts'
import { useItemNotes } from './use-item-notes.ts'

interface ListControlProps extends ControlProps {
  /** Names of fields that `first` changes. */
  without?: readonly string[]
  /** What stands above the fields of one of them, at its pointer; `set` ends a change of it. */
  first?: (item: JsonObject, pointer: string, set: (item: JsonObject) => void) => ReactNode
  /** What has to be said before a new one is there. */
  begin?: (add: (item: JsonObject) => void, blank: JsonObject) => ReactNode
}

/** A list of things with fields, as the contract describes them: articles, questions, links of the header. */
export function ListControl(props: ListControlProps) {
  const { field, label, value, without, first, begin, onChange, onEnd } = props
  const { t } = useFieldWords()
  const editor = useEditor()
  const noteOf = useItemNotes(field.pointer)
  const schema = schemaOf(field.schema.items ?? {})
  const items = (Array.isArray(value) ? value : []).filter((one: Json): one is JsonObject => isObject(one))
  const blank = newItem(schema, field.pointer, items, t('list.new'))
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
      {...(begin && { begin: (add) => begin(add, blank) })}
      form={(item, at) => {
        const own = itemPointer(field.pointer, item, at)
        const shown = itemShown(field.pointer, item, at, editor.document())
        const gesture = `type ${field.pointer} ${at}`
        const set = (next: JsonObject) => onChange(items.with(at, next), gesture)
        const setAtOnce = (next: JsonObject) => {
          set(next)
          onEnd()
        }
        return (
          <>
            {first?.(item, own, setAtOnce)}
            <InnerFields
              {...{ schema, shown, gesture, onEnd }}
              pointer={field.pointer}
              at={own}
              value={item}
              {...(without && { without })}
              onChange={set}
            />
            <ItemWhere shown={shown} pointer={own} />
          </>
        )
      }}
    />
  )
}
