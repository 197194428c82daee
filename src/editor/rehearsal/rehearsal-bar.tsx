import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlOf } from '../controls/registry.ts'
import { SelectBox } from '../controls/select-box.tsx'
import { useInvalidText } from '../controls/validated-text.tsx'
import { fieldAt } from '../core/field-table.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { previewPages } from '../preview/preview-pages.ts'
import { MOST_CELLS, type Wall } from './preview-wall.ts'

interface RehearsalBarProps {
  wall: Wall
  onPage: (page: string | null) => void
  onAdd: () => void
  onReset: () => void
}

/** The theme and page of the whole wall, and the number of its cells. */
export function RehearsalBar({ wall, onPage, onAdd, onReset }: RehearsalBarProps) {
  const { t } = useFieldTexts()
  const editor = useEditor()
  const groups = previewPages(useEditorValue(editor.documentAtom))
  const count = wall.cells.length
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground tabular-nums max-lg:py-2 lg:order-1">
        {t('rehearsal.count', { shown: count, most: MOST_CELLS })}
      </p>
      <span aria-hidden="true" className="w-full lg:hidden" />
      <Color />
      <SelectBox
        name={t('rehearsal.page')}
        value={wall.page ?? ''}
        onChange={(page) => onPage(page || null)}
        className="w-44 max-lg:w-auto max-lg:min-w-0 max-lg:grow max-lg:basis-40"
      >
        <option value="">{t('rehearsal.ownPages')}</option>
        {groups.map(({ id, pages }) => (
          <optgroup key={id} label={t(`pages.${id}`)}>
            {pages.map(({ path, word, name }) => (
              <option key={path} value={path}>
                {name ?? (word ? t(word) : path)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
      <span className="flex-1 max-lg:hidden" />
      <Button
        size="small"
        variant="ghost"
        className="max-lg:grow max-lg:basis-32 lg:order-1"
        onClick={onReset}
      >
        {t('rehearsal.reset')}
      </Button>
      <Button
        size="small"
        variant="outline"
        className="max-lg:grow max-lg:basis-32 lg:order-1"
        disabled={count >= MOST_CELLS}
        onClick={onAdd}
      >
        {t('rehearsal.add')}
      </Button>
    </>
  )
}

/** The primary colour, in view of the wall that uses it. */
function Color() {
  const { label } = useFieldTexts()
  const editor = useEditor()
  const field = fieldAt('/agency/primaryColor')
  const value = useEditorValue(editor.valueAtom('/agency/primaryColor'))
  const { invalidText, onInvalidText, onLeft } = useInvalidText(
    '/agency/primaryColor',
    'type /agency/primaryColor',
  )
  const id = useId()
  if (!field) return null
  const { Control } = controlOf(field)
  return (
    <div className="flex items-center gap-2 max-lg:grow max-lg:basis-40">
      <label htmlFor={id} className="text-sm font-medium max-lg:sr-only">
        {label(field)}
      </label>
      <div className="w-52 max-lg:w-auto max-lg:flex-1 max-sm:[&_button]:hidden">
        <Control
          {...{ field, id, value, invalidText, onInvalidText, describedBy: undefined }}
          label={label(field)}
          isInvalid={false}
          onChange={(next, gesture) => editor.change(field, next, gesture)}
          onEnd={() => {
            onLeft()
            editor.endGesture()
          }}
        />
      </div>
    </div>
  )
}
