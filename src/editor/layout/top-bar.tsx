import { type ComponentType, useId, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { RouterLink } from '../../platform/router-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PublishCount } from '../checks/publish-count.tsx'
import { iconButton } from '../controls/control-style.ts'
import type { Entry } from '../core/history.ts'
import { PresentPeople } from '../people/present-people.tsx'
import { DeviceSwitch } from '../preview/preview-option-fields.tsx'
import type { PreviewView } from '../preview/use-preview-view.ts'
import { PlannedMark } from '../schedule/planned-mark.tsx'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { editorRegion } from './editor-regions.ts'
import { useFieldTexts } from './field-texts.ts'
import { useEntryTexts } from './pointer-texts.ts'
import { SavedState } from './saved-state.tsx'
import type { ToolProps } from './tool-sheet.tsx'

/** The tools of the editor's top bar. */
const toolIds = ['rehearsal', 'share', 'history', 'publish'] as const

/** How each tool's code is fetched when needed; a tool without an entry is shown disabled. */
const tools: Readonly<Partial<Record<ToolId, () => Promise<ComponentType<ToolProps>>>>> = {
  rehearsal: async () => (await import('../rehearsal/rehearsal.tsx')).Rehearsal,
  history: async () => (await import('../history/history-tool.tsx')).HistoryTool,
  publish: async () => (await import('../publish/publish-tool.tsx')).PublishTool,
  share: () => import('../share/share-tool.tsx').then(({ ShareTool }) => ShareTool),
}

const icons: Readonly<Record<ToolId, string>> = {
  rehearsal: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4ZM13 13h7v6h-7Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9h14v-9h-1.5',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4.5V8h3.5M12 8v4.5l3 2',
  publish: 'M12 19V6M6.5 11 12 5.5l5.5 5.5',
}

const undoPath = 'M4 9.5h10a5.5 5.5 0 0 1 0 11H8M4 9.5l4.5-4.5M4 9.5 8.5 14'
const redoPath = 'M20 9.5H10a5.5 5.5 0 0 0 0 11h6M20 9.5 15.5 5M20 9.5 15.5 14'

interface TopBarProps {
  view: PreviewView
  onTurn: (direction: 'undo' | 'redo') => void
}

/** The actions on the whole: undo and redo, the saving state, the device, and the tools. */
export function TopBar({ view, onTurn }: TopBarProps) {
  const { t } = useFieldTexts()
  const { agency } = usePage()
  return (
    <header
      {...editorRegion('actions')}
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
        <PresentPeople />
        <ToolButtons />
      </div>
    </header>
  )
}

const changedBy = ({ changes, unfit = [] }: Entry) => [...changes, ...unfit]

function Steps({ onTurn }: Pick<TopBarProps, 'onTurn'>) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const { done, undone } = useEditorValue(editor.historyAtom)
  const wordsOf = useEntryTexts()
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

/** Rehearsal, share, history and publish; the code of each is fetched on a press. */
function ToolButtons() {
  const { t } = useFieldTexts()
  const countId = useId()
  const [tool, setTool] = useState<{ Tool: ComponentType<ToolProps> } | null>(null)
  const [busy, setBusy] = useState<ToolId | null>(null)
  const open = async (id: ToolId) => {
    const load = tools[id]
    if (!load) return
    setBusy(id)
    try {
      setTool({ Tool: await load() })
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      {toolIds.map((id) => (
        <span key={id} className="relative inline-flex">
          <Button
            size="small"
            variant={id === 'publish' ? 'primary' : 'ghost'}
            busy={busy === id}
            disabled={!tools[id]}
            aria-label={t(`tool.${id}`)}
            aria-describedby={id === 'publish' ? countId : undefined}
            onClick={() => void open(id)}
            className={id === 'publish' ? '' : 'max-xl:px-2'}
          >
            <Icon path={icons[id]} className="size-4" />
            <span className={id === 'publish' ? 'max-sm:hidden' : 'max-xl:hidden'}>{t(`tool.${id}`)}</span>
            {id === 'publish' && <PublishCount id={countId} />}
          </Button>
          {id === 'publish' && <PlannedMark />}
        </span>
      ))}
      {tool && <tool.Tool onClose={() => setTool(null)} />}
    </>
  )
}

type ToolId = (typeof toolIds)[number]
