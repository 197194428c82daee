import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { checkFiles, type RefusedFile } from './check-files.ts'
import type { ChosenFile, FileDropTexts } from './chosen-file-row.tsx'
import { ChosenFileRow } from './chosen-file-row.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'

interface FileDropProps {
  texts: FileDropTexts
  files: readonly ChosenFile[]
  /** Called with the accepted files, and the files they replace: the previous one of a single-file zone. */
  onAdd: (files: File[], replaced: readonly ChosenFile[]) => void
  onRemove: (id: string) => void
  accept?: string
  maxBytes?: number
  /** The maximum number of files; several at a time only if this is above one. */
  maxFiles?: number
  disabled?: boolean
  /** The error of the whole choice. */
  error?: string | undefined
  /** Replaces the icon: a picture of the current file. */
  lead?: ReactNode
  className?: string
}

/**
 * Files chosen in the browser's dialog, dropped, or pasted while the zone has the focus. With a single file allowed,
 * a new one replaces it.
 */
export function FileDrop(props: FileDropProps) {
  const { texts, files, onAdd, onRemove, accept, maxBytes, maxFiles = 1, disabled, error, lead } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isOver, setIsOver] = useState(false)
  const isMany = maxFiles > 1
  const notes = classNames(
    texts.hint && `${id}-hint`,
    error && `${id}-error`,
    refused.length > 0 && `${id}-refused`,
  )

  const add = (chosen: Iterable<File>) => {
    const all = [...chosen]
    if (disabled || all.length === 0) return
    const checked = checkFiles(all, { accept, maxBytes, room: isMany ? maxFiles - files.length : 1 })
    setRefused(checked.refused)
    if (checked.accepted.length > 0) onAdd(checked.accepted, isMany ? [] : files)
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? [])
    // So that the same file can be chosen again after fixing it.
    target.value = ''
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add(event.clipboardData.files)
  }
  const onDrag = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setIsOver(!disabled)
  }
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }
  const remove = (gone: string) => {
    input.current?.focus()
    onRemove(gone)
  }

  return (
    <div className={props.className}>
      <span id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {texts.label}
      </span>
      <label
        data-over={isOver || undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDragLeave}
        onDrop={onDrop}
        className={classNames(
          'relative flex min-h-36 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed bg-card px-5 py-6 text-center transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
          'data-over:border-solid data-over:border-brand-edge data-over:bg-accent data-over:text-accent-foreground',
          error ? 'border-destructive' : 'border-input',
          disabled
            ? 'cursor-not-allowed opacity-60'
            : 'cursor-pointer hover:border-brand-edge hover:bg-accent/50',
        )}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={isMany}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={notes || undefined}
          aria-invalid={error || refused.length > 0 ? true : undefined}
          onChange={onChange}
          onPaste={onPaste}
          className="sr-only"
        />
        {lead ?? (
          <span className="flex size-11 items-center justify-center rounded-full bg-accent text-accent-foreground">
            <Icon path={moreIconPaths.upload} />
          </span>
        )}
        <span>
          <span id={`${id}-choose`} className="font-semibold text-link underline underline-offset-4">
            {texts.choose}
          </span>{' '}
          <span className="pointer-coarse:hidden">{texts.drop}</span>
        </span>
        {texts.hint && (
          <span id={`${id}-hint`} className="text-sm text-muted-foreground">
            {texts.hint}
          </span>
        )}
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-destructive">
          {error}
        </p>
      )}
      <div id={`${id}-refused`} role="alert">
        {refused.length > 0 && (
          <ul className="mt-3 space-y-1.5 rounded-md border tint-destructive border-destructive/50 px-3 py-2.5 text-sm">
            {refused.map(({ file, problem }) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex gap-2">
                <Icon path={moreIconPaths.failure} className="mt-0.5 size-4 text-destructive" />
                <span className="min-w-0 break-words">{texts.refusal(file.name, problem)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul className="mt-3 divide-y rounded-lg border bg-card">
          {files.map((chosen) => (
            <ChosenFileRow key={chosen.id} chosen={chosen} texts={texts} onRemove={() => remove(chosen.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}
