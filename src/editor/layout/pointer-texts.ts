import { usePage } from '../../platform/page.tsx'
import { isList, isObject } from '../../tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf, touches, valueAt } from '../../tenant/settings/pointer.ts'
import { codeNames } from '../controls/codes.ts'
import type { Field, PanelId } from '../core/field.ts'
import { fieldAt, findField } from '../core/field-table.ts'
import { itemTitle } from '../core/list-items.ts'
import { useEditor } from './editor-context.tsx'
import { useFieldTexts } from './field-texts.ts'

/** The names of a place in the settings. */
export interface PointerTexts {
  /** Null if no panel shows it. */
  readonly panel: PanelId | null
  /** The heading above it in its panel; empty at the panel's own. */
  readonly section: string
  /** The field's name after those of its parents: an article and its title. Empty if the pointer covers many fields. */
  readonly names: readonly string[]
  /** The last of the names: `Primary colour`. */
  readonly label: string
  /** The full path: `Pages › About page › Text`. */
  readonly text: string
}

/** Returns a function that names a pointer in the words of the panels, for findings, differences and conflicts. */
export function usePointerTexts(): (pointer: string) => PointerTexts {
  const editor = useEditor()
  const { language } = usePage()
  const { t, label } = useFieldTexts()

  /** Names inside a list or a group: the item by its title, then its fields. */
  function namesInside(field: Field, pointer: string): string[] {
    const steps = stepsOf(pointer.slice(field.pointer.length)) ?? []
    if (field.kind === 'words')
      return steps.map((step, at) => (at === 0 ? codeNames('language', language)(step) : step))
    const [first, ...others] = steps
    const list = valueAt(editor.document(), field.pointer)
    const isNamed = listKeys[field.pointer] !== undefined
    if (first === undefined || (!isNamed && !isList(list))) return labels(field.pointer, steps)
    // Items of other lists go by their index.
    const item = isNamed
      ? valueAt(editor.document(), field.pointer + pointerOf([first]))
      : isList(list)
        ? list[Number(first)]
        : undefined
    const title =
      field.kind === 'engines' ? t(`engine.${first.replace(' ', '')}`) : itemTitle(isObject(item) ? item : {})
    const number = isNamed ? first : t('list.item', { number: Number(first) + 1 })
    return [title ?? number, ...labels(field.pointer, others)]
  }
  const labels = (above: string, steps: readonly string[]) =>
    steps.map((_, at) => label({ pointer: above + pointerOf(steps.slice(0, at + 1)) }))

  return (pointer) => {
    const own = fieldAt(pointer)
    const field = findField(pointer)
    const names = own ? [label(own), ...namesInside(own, pointer)] : []
    const section = field?.section ? t(`section.${field.section}`) : ''
    const above = field ? [t(`panel.${field.panel}`), ...(section ? [section] : [])] : []
    const path = field ? [...above, ...names] : [label({ pointer })]
    return { panel: field?.panel ?? null, section, names, label: path.at(-1) ?? '', text: path.join(' › ') }
  }
}

/** Returns a function that describes a gesture's changes: by the field, or by their number. */
export function useEntryTexts(): (changes: readonly { readonly pointer: string }[]) => string {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  return (changes) => {
    // A rejected text and the field that contains it count as one.
    const [first, ...others] = changes.filter(
      ({ pointer }, at) => !changes.slice(0, at).some((one) => touches(one.pointer, pointer)),
    )
    return first && others.length === 0
      ? wordsOf(first.pointer).label
      : t('undo.many', { count: others.length + 1 })
  }
}
