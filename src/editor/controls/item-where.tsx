import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ItemShown } from '../preview/item-shown.ts'
import { pointedAtom } from '../preview/pointed.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { shownAtPath } from './shown-at-path.ts'

/** Leads to where a thing of a list shows on the site; nothing where it does not. */
export function ItemWhere({ shown, pointer }: { shown: ItemShown | null; pointer: string }) {
  const { store } = useEditor()
  const { t } = useFieldWords()
  if (!shown) return null
  return (
    <Button
      variant="outline"
      size="small"
      className="justify-self-start"
      onClick={() => store.set(pointedAtom, { ...shown.shown, pointer })}
    >
      <Icon path={shownAtPath} className="size-4" />
      {t('field-action.where')}
    </Button>
  )
}
