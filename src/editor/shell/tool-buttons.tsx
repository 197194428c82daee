import { type ComponentType, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PublishCount } from '../checks/publish-count.tsx'
import { PlannedMark } from '../schedule/planned-mark.tsx'
import { useFieldWords } from './field-words.ts'
import type { ToolProps } from './tool.ts'

/** What is opened from the top of the editor. */
const toolIds = ['rehearsal', 'share', 'history', 'publish'] as const

/** How each tool's code is fetched, once it is asked for; a tool that is not here is shown, and cannot be pressed. */
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

/** Rehearsal, share, history and publish; each brings its code when it is pressed. */
export function ToolButtons() {
  const { t } = useFieldWords()
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
