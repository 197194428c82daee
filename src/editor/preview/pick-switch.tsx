import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { pickingAtom } from './pointed.ts'

const arrow = 'M5.5 4.5 19 10l-5.6 2.1L11 18Z'

/** Turns a press in the preview into opening the setting that shows there. */
export function PickSwitch() {
  const { t } = useFieldWords()
  const { store } = useEditor()
  const isPicking = useEditorValue(pickingAtom)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Stopped from inside the site: the focus comes back to where it was begun.
    if (!isPicking && document.activeElement instanceof HTMLIFrameElement) button.current?.focus()
  }, [isPicking])
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isPicking}
      aria-label={t('pick.element')}
      title={t('pick.elementHelp')}
      onClick={() => store.set(pickingAtom, !isPicking)}
      className="flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Icon path={arrow} className="size-4" />
      <span className="@max-md:hidden">{t('pick.elementShort')}</span>
    </button>
  )
}
