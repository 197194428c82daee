import { useEffect, useMemo, useRef } from 'react'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { drawnSizeAtom } from './drawn-size.ts'
import { pickingAtom, pointedAtom } from './pointed.ts'
import { SiteFrame } from './site-frame.tsx'
import { useFit } from './use-fit.ts'
import type { Granted } from './use-grant.ts'
import { deviceSizes, type PreviewView } from './use-preview-view.ts'
import { pickedAt } from './where.ts'

interface DeviceFrameProps {
  view: PreviewView
  granted: Granted | null
  isLeaving: boolean
}

/** The site in a window of a device's size, made smaller where there is less room. */
export function DeviceFrame({ view, granted, isLeaving }: DeviceFrameProps) {
  const { t, label } = useFieldWords()
  const editor = useEditor()
  const settings = useEditorValue(editor.documentAtom)
  const isPicking = useEditorValue(pickingAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what settings are called stays
  const picks = useMemo(
    () => (isPicking ? pickedAt(view.path, settings, view.device, (pointer) => label({ pointer })) : null),
    [isPicking, view.path, settings, view.device],
  )
  const room = useRef<HTMLDivElement>(null)
  const { width, height, scale } = useFit(room, deviceSizes[view.device], view.device === 'desktop')
  const { store } = editor
  useEffect(() => store.set(drawnSizeAtom, { width, scale }), [store, width, scale])
  return (
    <div ref={room} className="relative min-h-0 flex-1 overflow-clip">
      <div
        className="absolute start-1/2 top-1/2 overflow-hidden rounded-lg border bg-background shadow-card"
        style={{
          width,
          height,
          transform: `translate(${document.documentElement.dir === 'rtl' ? '50%' : '-50%'}, -50%) scale(${scale})`,
        }}
      >
        <SiteFrame
          title={t('preview.title')}
          granted={granted}
          path={view.path}
          mode={view.wish.mode}
          language={view.wish.language}
          onPath={view.setPath}
          onLed={view.ledTo}
          isLeaving={isLeaving}
          pointed={useEditorValue(pointedAtom)}
          picks={picks}
        />
      </div>
    </div>
  )
}
