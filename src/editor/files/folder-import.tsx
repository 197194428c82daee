import { useState } from 'react'
import type { Quota } from '../../api/api-error.ts'
import { ApiError } from '../../api/api-error.ts'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { changeTo } from '../../tenant/settings/change.ts'
import type { Json } from '../../tenant/settings/json.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toast.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { QuotaNotice } from '../layout/quota-notice.tsx'
import { FolderReview } from './folder-review.tsx'
import { type ImportedSettings, readFolder } from './read-folder.ts'

/** The server's limit for an import. */
const MOST_BYTES = 10 * 1024 * 1024

type Reading =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'failed'; reason: string }
  | { is: 'read'; folder: ImportedSettings }

/** Seconds until the next attempt, if the server does not say. */
const USUAL_WAIT = 60

/** Chooses a folder, shows what it would change, and imports it as one gesture. */
export function FolderImport({ onDone }: { onDone: () => void }) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const { agency, language } = usePage()
  const [reading, setReading] = useState<Reading>({ is: 'none' })
  const [quota, setQuota] = useState<Quota | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_BYTES)
      return setReading({ is: 'failed', reason: t('files.tooLarge', { name: file.name }) })
    setReading({ is: 'reading' })
    try {
      const { data, quota: then } = await readFolder(agency.id, file)
      setReading({ is: 'read', folder: data })
      setQuota(then)
    } catch (error) {
      setReading({ is: 'failed', reason: faultOf(error, t, language) })
      setQuota(null)
    }
  }
  const bringIn = ({ changes }: ImportedSettings) => {
    const document = editor.document()
    editor.edit(
      changes.flatMap(({ pointer, after }) => changeTo(document, pointer, after as Json | undefined) ?? []),
    )
    toast.success(t('files.applied'))
    onDone()
  }
  if (reading.is === 'read') {
    return (
      <FolderReview
        folder={reading.folder}
        notice={<QuotaNotice quota={quota} words="files.left" />}
        onApply={() => bringIn(reading.folder)}
        onLeave={() => setReading({ is: 'none' })}
        onAnother={(file) => void read(file)}
      />
    )
  }
  return (
    <>
      <FileDrop
        texts={{
          label: t('files.pick'),
          choose: t('files.choose'),
          drop: t('files.drop'),
          hint: t('files.limit'),
          remove: (name) => name,
          sending: (name) => name,
          size: String,
          refusal: (name, problem) => t(problem === 'size' ? 'files.tooLarge' : 'files.notZip', { name }),
        }}
        files={[]}
        accept=".zip,application/zip"
        maxBytes={MOST_BYTES}
        disabled={reading.is === 'reading'}
        error={reading.is === 'failed' ? `${reading.reason} ${t('files.unchanged')}` : undefined}
        onAdd={([file]) => void read(file)}
        onRemove={() => setReading({ is: 'none' })}
      />
      <QuotaNotice quota={quota} words="files.left" />
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {reading.is === 'reading' && t('files.reading')}
      </p>
    </>
  )
}

/** Why a folder could not be read at all, as opposed to faults in its files. */
function faultOf(error: unknown, t: Text, language: string): string {
  if (!(error instanceof ApiError)) return t('files.failed')
  if (error.code === 'network') return t('fault.offline')
  if (error.status === 413) return t('files.tooLargeHere')
  if (error.status !== 429) return t('files.failed')
  return t('files.tooOften', { wait: formatWait(error.retryAfter ?? USUAL_WAIT, language) })
}
