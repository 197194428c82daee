import { useEffect, useState } from 'react'
import type { FileProblem } from './check-files.ts'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'
import { Picture } from './picture.tsx'
import { Progress } from './progress.tsx'

interface ChosenFileRowProps {
  chosen: ChosenFile
  texts: FileDropTexts
  onRemove: () => void
}

/** One chosen file: its preview, name and size, its upload progress or error, and a button to remove it. */
export function ChosenFileRow({ chosen, texts, onRemove }: ChosenFileRowProps) {
  const { file, progress, error } = chosen
  return (
    <li className="flex items-center gap-3 py-2 ps-3 pe-1.5">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <bdi className="truncate font-semibold" title={file.name}>
            {file.name}
          </bdi>
          <span className="shrink-0 text-muted-foreground tabular-nums">{texts.size(file.size)}</span>
        </p>
        {error && (
          <p role="alert" className="text-sm text-destructive">
            {error}
          </p>
        )}
        {!error && progress !== undefined && (
          <Progress
            label={texts.sending(file.name)}
            value={progress}
            max={1}
            hideLabel
            tone={progress === 1 ? 'success' : 'brand'}
            className="mt-1.5"
          />
        )}
      </div>
      <button
        type="button"
        aria-label={texts.remove(file.name)}
        onClick={onRemove}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted-foreground hover:bg-accent hover:text-accent-foreground"
      >
        <Icon path={moreIconPaths.remove} className="size-4.5" />
      </button>
    </li>
  )
}

/** A larger picture would block the page for a stamp-sized preview. */
const MOST_PREVIEW_BYTES = 8_000_000

/** Pictures as `data:` addresses, the only kind the page's policy allows of those that a browser creates. */
function Preview({ file }: { file: File }) {
  const [source, setSource] = useState('')
  useEffect(() => {
    setSource('')
    if (!file.type.startsWith('image/') || file.size > MOST_PREVIEW_BYTES) return
    const reader = new FileReader()
    reader.onload = () => setSource(String(reader.result))
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
      reader.abort()
    }
  }, [file])
  const icon = <Icon path={moreIconPaths.file} className="size-5" />
  return (
    <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-sm border bg-muted text-muted-foreground">
      {source ? (
        <Picture src={source} alt="" placeholder={icon} className="size-full object-contain" />
      ) : (
        icon
      )}
    </span>
  )
}

export interface ChosenFile {
  id: string
  file: File
  /** The share that is uploaded, 0 to 1; null while unknown, absent when nothing is being uploaded. */
  progress?: number | null
  /** Why the upload failed. */
  error?: string
}

export interface FileDropTexts {
  label: string
  /** What may be chosen: "PNG or SVG, 2 MB at most". */
  hint?: string
  /** Label of the button: "Choose a file". */
  choose: string
  /** The alternative for people with a pointer: "or drop it here". */
  drop: string
  remove: (name: string) => string
  sending: (name: string) => string
  size: (bytes: number) => string
  /** One sentence that names the file and the reason for refusing it. */
  refusal: (name: string, problem: FileProblem) => string
}
