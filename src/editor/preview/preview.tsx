import { Button } from '../../ui/button.tsx'
import { useEditorValue } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { editorPart } from '../shell/use-parts.ts'
import { DeviceFrame } from './device-frame.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { shownVersionAtom } from './shown-version.ts'
import { useGrant } from './use-grant.ts'
import type { PreviewView } from './use-preview-view.ts'
import { VersionBar } from './version-bar.tsx'

/** The real site with the draft on it. */
export function Preview({ view, className }: { view: PreviewView; className: string }) {
  const { t } = useFieldWords()
  const version = useEditorValue(shownVersionAtom)
  const { granted, isCurrent, hasFailed, retry } = useGrant(
    version === null ? view.wish : { ...view.wish, version },
  )
  return (
    <section
      {...editorPart('preview')}
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
