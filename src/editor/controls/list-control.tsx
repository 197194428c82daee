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

/** A list of things with fields, as the contract describes them: articles, questions, links of the header. */
export function ListControl({ field, label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldWords()
  const editor = useEditor()
  const noteOf = useItemNotes(field.pointer)
  const schema = schemaOf(field.schema.items ?? {})
  const items = (Array.isArray(value) ? value : []).filter((one: Json): one is JsonObject => isObject(one))
  const titleOf = (item: JsonObject, at: number) => titleIn(item) ?? t('list.item', { number: at + 1 })
  return (
    <ItemList
      {...{ label, items, titleOf, noteOf }}
      pointer={field.pointer}
      most={field.schema.maxItems}
      blank={newItem(schema, field.pointer, items, t('list.new'))}
      onItems={(next) => {
        onChange(next)
        onEnd()
      }}
      form={(item, at) => {
        const own = itemPointer(field.pointer, item, at)
        const shown = itemShown(field.pointer, item, at, editor.document())
        return (
          <>
            <InnerFields
              pointer={field.pointer}
              at={own}
              schema={schema}
              value={item}
              shown={shown}
              onChange={(next) => onChange(items.with(at, next), `type ${field.pointer} ${at}`)}
              onEnd={onEnd}
            />
            <ItemWhere shown={shown} pointer={own} />
          </>
        )
      }}
    />
  )
}
