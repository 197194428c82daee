import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { editorRegion } from '../layout/editor-regions.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { pickedAt } from './find-shown-page.ts'
import { drawnSizeAtom, useFrameSize } from './frame-size.ts'
import { pickingAtom, pointedAtom } from './pointed-setting.ts'
import { PreviewBar } from './preview-bar.tsx'
import { SiteFrame } from './site-frame.tsx'
import { type Granted, useGrant } from './use-grant.ts'
import { deviceSizes, type PreviewView } from './use-preview-view.ts'
import { shownVersionAtom, VersionBar } from './version-bar.tsx'

/** The real site with the draft applied. */
export function Preview({ view, className }: { view: PreviewView; className: string }) {
  const { t } = useFieldTexts()
  const version = useEditorValue(shownVersionAtom)
  const { granted, isCurrent, hasFailed, retry } = useGrant(
    version === null ? view.grantRequest : { ...view.grantRequest, version },
  )
  return (
    <section
      {...editorRegion('preview')}
      aria-label={t('region.preview')}
      className={`flex min-h-0 min-w-0 flex-1 flex-col bg-muted ${className}`}
    >
      <PreviewBar view={view} />
      <VersionBar />
      {hasFailed ? (
        <div role="alert" className="m-auto grid justify-items-center gap-3 p-6 text-center text-sm">
          <p>{t('preview.failed')}</p>
          <Button size="small" variant="outline" onClick={retry}>
            {t('preview.retry')}
          </Button>
        </div>
      ) : (
        <DeviceFrame view={view} granted={granted} isLeaving={!isCurrent} />
      )}
    </section>
  )
}

interface DeviceFrameProps {
  view: PreviewView
  granted: Granted | null
  isLeaving: boolean
}

/** The site in a window of a device's size, scaled down if there is less room. */
function DeviceFrame({ view, granted, isLeaving }: DeviceFrameProps) {
  const { t, label } = useFieldTexts()
  const editor = useEditor()
  const settings = useEditorValue(editor.documentAtom)
  const isPicking = useEditorValue(pickingAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of settings never change
  const picks = useMemo(
    () => (isPicking ? pickedAt(view.path, settings, view.device, (pointer) => label({ pointer })) : null),
    [isPicking, view.path, settings, view.device],
  )
  const room = useRef<HTMLDivElement>(null)
  const { width, height, scale } = useFrameSize(room, deviceSizes[view.device], view.device === 'desktop')
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
          mode={view.grantRequest.mode}
          language={view.grantRequest.language}
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
