import type { ReactNode } from 'react'
import { usePage } from '../../platform/page.tsx'
import { isObject, type Json, type JsonObject } from '../../tenant/settings/json.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { itemPointer, itemTitle, newItem } from '../core/list-items.ts'
import { resolveSchema } from '../core/resolve-schema.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { findShownItem, type ItemShown } from '../preview/find-shown-item.ts'
import { pointedAtom, targetIconPath } from '../preview/pointed-setting.ts'
import { linkTargets } from '../preview/preview-pages.ts'
import { codeNames } from './codes.ts'
import type { ControlProps } from './control.ts'
import { InnerFields } from './inner-fields.tsx'
import { ItemList } from './item-list.tsx'

interface ListControlProps extends ControlProps {
  /** Names of fields that `first` changes. */
  without?: readonly string[]
  /** Rendered above an item's fields, with its pointer; `set` ends a change of it. */
  first?: (item: JsonObject, pointer: string, set: (item: JsonObject) => void) => ReactNode
  /** Confirms that a new item may be added. */
  begin?: (add: (item: JsonObject) => void, blank: JsonObject) => ReactNode
}

/** A list of items with fields, as the contract describes them: articles, questions, links of the header. */
export function ListControl(props: ListControlProps) {
  const { field, label, value, without, first, begin, onChange, onEnd } = props
  const { t } = useFieldTexts()
  const editor = useEditor()
  const noteOf = useItemNotes(field.pointer)
  const schema = resolveSchema(field.schema.items ?? {})
  const items = (Array.isArray(value) ? value : []).filter((one: Json): one is JsonObject => isObject(one))
  const blank = newItem(schema, field.pointer, items, t('list.new'))
  return (
    <ItemList
      {...{ label, items, noteOf, blank }}
      pointer={field.pointer}
      most={field.schema.maxItems}
      titleOf={(item, at) => itemTitle(item) ?? t('list.item', { number: at + 1 })}
      onItems={(next) => {
        onChange(next)
        onEnd()
      }}
      {...(begin && { begin: (add) => begin(add, blank) })}
      form={(item, at) => {
        const own = itemPointer(field.pointer, item, at)
        const shown = findShownItem(field.pointer, item, at, editor.document())
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

/** A button to where an item appears on the site; nothing if it does not. */
function ItemWhere({ shown, pointer }: { shown: ItemShown | null; pointer: string }) {
  const { store } = useEditor()
  const { t } = useFieldTexts()
  if (!shown) return null
  return (
    <Button
      variant="outline"
      size="small"
      className="justify-self-start"
      onClick={() => store.set(pointedAtom, { ...shown.shown, pointer })}
    >
      <Icon path={targetIconPath} className="size-4" />
      {t('field-action.where')}
    </Button>
  )
}

/** Returns the note next to an item's title for a list: a link's target, an article's date, a country. */
function useItemNotes(list: string): (item: JsonObject) => string {
  const editor = useEditor()
  const { language } = usePage()
  const { t } = useFieldTexts()
  const { day } = useTimeTexts()
  switch (list) {
    case '/navigation':
    case '/links': {
      const targets = linkTargets(editor.document())
      return ({ path, to }) => {
        const address = String(path ?? to ?? '')
        const page = targets.find((target) => target.path === address)
        return (page?.word ? t(page.word) : page?.name) ?? address.replace(/^(?:https:\/\/|mailto:|tel:)/, '')
      }
    }
    case '/destinations': {
      const nameOf = codeNames('country', language)
      return ({ country }) => nameOf(String(country))
    }
    case '/posts':
      return ({ publishedOn }) => (typeof publishedOn === 'string' ? day(publishedOn) : '')
    default:
      return () => ''
  }
}
