import { atom } from 'jotai'
import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { panelIds } from '../core/field.ts'
import { fieldTable, findField } from '../core/field-table.ts'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { useFieldTexts } from './field-texts.ts'
import { useRevealSetting } from './reveal-setting.ts'

const inOrder = panelIds.flatMap((panel) => fieldTable.filter((field) => field.panel === panel))

const icons = {
  saved: moreIconPaths.success,
  saving: moreIconPaths.upload,
  offline: moreIconPaths.noConnection,
  busy: moreIconPaths.noConnection,
  signedOut: moreIconPaths.failure,
  otherPerson: moreIconPaths.failure,
  forbidden: moreIconPaths.failure,
  refused: moreIconPaths.failure,
  conflict: moreIconPaths.failure,
} as const

/** Whether changes are saved, and where they are if not; settings to fix are a press away. */
export function SavedState() {
  const { t } = useFieldTexts()
  const { state, waits } = useSavedState()
  const reveal = useRevealSetting()
  const isTrouble = icons[state] === moreIconPaths.failure
  const words = (
    <>
      <Icon path={icons[state]} className="size-4 shrink-0" />
      <span className="truncate">{t(`saved.${state}`)}</span>
    </>
  )
  return (
    <span
      role="status"
      className={`flex min-w-0 items-center text-xs max-sm:order-last max-sm:basis-full max-sm:justify-center max-sm:pb-1.5 ${isTrouble ? 'font-semibold text-destructive' : 'text-muted-foreground'}`}
    >
      {waits === null ? (
        <span className="flex min-w-0 items-center gap-1.5">{words}</span>
      ) : (
        <button
          type="button"
          aria-description={t('saved.open')}
          title={t('saved.open')}
          onClick={() => reveal(waits)}
          className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-md border border-destructive/40 px-2 transition-colors hover:bg-destructive/10 pointer-coarse:min-h-11"
        >
          {words}
        </button>
      )}
    </span>
  )
}

/** The saving state, and the first setting to fix; null if there is none. */
function useSavedState(): { state: keyof typeof icons; waits: string | null } {
  const { savingAtom, toFixAtom } = useEditor()
  const stateAtom = useMemo(
    () =>
      atom((get): keyof typeof icons => {
        const { pause, conflicts, sent, waiting } = get(savingAtom)
        if (pause !== 'none') return pause
        if (conflicts.length > 0) return 'conflict'
        if (get(toFixAtom).length > 0) return 'refused'
        return sent.length + waiting.length > 0 ? 'saving' : 'saved'
      }),
    [savingAtom, toFixAtom],
  )
  const waitsAtom = useMemo(
    () =>
      atom((get) => {
        const { conflicts } = get(savingAtom)
        if (conflicts.length > 0) return sortByPanel(conflicts.map(({ pointer }) => pointer))[0] ?? null
        return sortByPanel(get(toFixAtom))[0] ?? null
      }),
    [savingAtom, toFixAtom],
  )
  const state = useEditorValue(stateAtom)
  const waits = useEditorValue(waitsAtom)
  return { state, waits: state === 'refused' || state === 'conflict' ? waits : null }
}

/** Returns pointers in the order in which the panels show their settings; those without a panel come last. */
export function sortByPanel(pointers: readonly string[]): readonly string[] {
  const placeOf = (pointer: string) => {
    const field = findField(pointer)
    return field ? inOrder.indexOf(field) : inOrder.length
  }
  return pointers.toSorted((one, other) => placeOf(one) - placeOf(other))
}
