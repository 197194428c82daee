import { usePage } from '../../platform/page.tsx'
import { RouterLink } from '../../platform/router-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-look.ts'
import type { Entry } from '../core/history.ts'
import { PeopleHere } from '../people/people-here.tsx'
import { DeviceSwitch } from '../preview/device-switch.tsx'
import type { PreviewView } from '../preview/use-preview-view.ts'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { useFieldWords } from './field-words.ts'
import { SavedState } from './saved-state.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { useEntryWords } from './use-entry-words.ts'
import { editorPart } from './use-parts.ts'

const undoPath = 'M4 9.5h10a5.5 5.5 0 0 1 0 11H8M4 9.5l4.5-4.5M4 9.5 8.5 14'
const redoPath = 'M20 9.5H10a5.5 5.5 0 0 0 0 11h6M20 9.5 15.5 5M20 9.5 15.5 14'

interface TopBarProps {
  view: PreviewView
  onTurn: (way: 'undo' | 'redo') => void
}

/** What is done with the whole: back and forth, whether it is saved, on what it is looked at, and out to the world. */
export function TopBar({ view, onTurn }: TopBarProps) {
  const { t } = useFieldWords()
  const { agency } = usePage()
  return (
    <header
      {...editorPart('actions')}
      className="flex h-13 shrink-0 items-center gap-2 border-b bg-card ps-2 pe-3 max-sm:h-auto max-sm:flex-wrap max-sm:gap-x-1 max-sm:gap-y-0 max-sm:px-2 max-sm:pt-1.5"
    >
      <RouterLink
        href="/dashboard"
        className={`${iconButton} size-9`}
        aria-label={t('top.leave')}
        title={t('top.leave')}
      >
        <Icon name="start" />
      </RouterLink>
      <h1 className="max-w-56 truncate text-sm font-semibold max-lg:sr-only">
        {t('top.title')}
        <span className="block truncate text-xs font-normal text-muted-foreground">{agency.agencyName}</span>
      </h1>
      <span aria-hidden="true" className="mx-1 h-6 border-s max-lg:hidden" />
      <Steps onTurn={onTurn} />
      <SavedState />
      <div className="flex flex-1 justify-center max-md:hidden">
        <DeviceSwitch view={view} />
      </div>
      <div className="flex items-center gap-1 max-md:ms-auto max-sm:gap-0">
        <PeopleHere />
        <ToolButtons />
      </div>
    </header>
  )
}

const changedBy = ({ changes, unfit = [] }: Entry) => [...changes, ...unfit]

function Steps({ onTurn }: Pick<TopBarProps, 'onTurn'>) {
  const editor = useEditor()
  const { t } = useFieldWords()
  const { done, undone } = useEditorValue(editor.historyAtom)
  const wordsOf = useEntryWords()
  const [last, next] = [done.at(-1), undone.at(-1)]
  return (
    <div className="flex">
      <button
        type="button"
        className={`${iconButton} size-9`}
        aria-label={t('top.undo')}
        title={`${last ? t('undo.what', { what: wordsOf(changedBy(last)) }) : t('top.undo')} (Ctrl+Z)`}
        disabled={done.length === 0}
        onClick={() => onTurn('undo')}
      >
        <Icon path={undoPath} className="size-5 rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        className={`${iconButton} size-9`}
        aria-label={t('top.redo')}
        title={`${next ? t('undo.whatAgain', { what: wordsOf(changedBy(next)) }) : t('top.redo')} (Ctrl+Shift+Z)`}
        disabled={undone.length === 0}
        onClick={() => onTurn('redo')}
      >
        <Icon path={redoPath} className="size-5 rtl:-scale-x-100" />
      </button>
    </div>
  )
}
