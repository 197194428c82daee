import { useCallback, useEffect, useState } from 'react'
import { TooltipGroup } from '../../ui/tooltip.tsx'
import { HoldBanner } from '../people/hold-banner.tsx'
import { useNews } from '../people/use-news.ts'
import { pointedAtom } from '../preview/pointed.ts'
import { Preview } from '../preview/preview.tsx'
import { useFrameNews } from '../preview/use-frame-news.ts'
import { usePreviewView } from '../preview/use-preview-view.ts'
import { useEditor, useEditorValue } from './editor-context.tsx'
import { SettingsRegion } from './settings-region.tsx'
import { type Side, sideAtom } from './side.ts'
import { SkipLinks } from './skip-links.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeys } from './use-keys.ts'
import { useSteps } from './use-steps.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Actions above, settings at the start, the site beside them; on a phone one of the two at a time. */
export function EditorLayout() {
  const { store } = useEditor()
  const side = useEditorValue(sideAtom)
  const setSide = useCallback((next: Side) => store.set(sideAtom, next), [store])
  const [isPanelOpen, setIsPanelOpen] = useState(true)
  const view = usePreviewView()
  const { turn, said } = useSteps()
  useKeys(turn)
  useNews()
  useFrameNews(useCallback(() => setSide('settings'), [setSide]))
  const pointed = useEditorValue(pointedAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for, and no other
  useEffect(() => {
    if (!pointed) return
    const { path, role, device } = pointed
    if (device) view.setDevice(device)
    if (role) view.change({ role })
    view.setPath(path)
    setSide('preview')
  }, [pointed])
  return (
    <TooltipGroup>
      <SkipLinks />
      <TopBar view={view} onTurn={turn} />
      <HoldBanner />
      <span role="status" className="sr-only">
        {said}
      </span>
      <div className="relative flex min-h-0 flex-1">
        <SettingsRegion
          isOpen={isPanelOpen}
          onOpen={setIsPanelOpen}
          className={side === 'preview' ? 'max-md:hidden' : ''}
        />
        <Preview view={view} className={side === 'settings' ? 'max-md:hidden' : ''} />
      </div>
      <ViewSwitch side={side} onSide={setSide} />
    </TooltipGroup>
  )
}
