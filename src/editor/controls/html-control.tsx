import { useState } from 'react'
import { Deferred } from '../../ui/deferred.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Gone } from '../html/removed-html.ts'
import { RemovedNote } from '../html/removed-note.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle, iconButton } from './control-style.ts'

/** The text editor is fetched when the first text is shown. */
const load = () =>
  Promise.all([
    import('../html/rich-editor.tsx'),
    import('../html/parse-html.ts'),
    import('../html/removed-html.ts'),
  ]).then(([{ RichEditor }, { parseHtml }, { removedHtml }]) => ({ RichEditor, parseHtml, removedHtml }))

const sourcePath = 'M8.5 7 4 12l4.5 5M15.5 7 20 12l-4.5 5'
const largePath = 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6 6M4.5 19.5l6-6'

/**
 * A text with headings, lists and links, edited visually or as HTML. If the visual editor would lose content, only
 * HTML is offered, with the reason.
 */
export function HtmlControl(props: ControlProps) {
  const [isSource, setIsSource] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const { t } = useFieldTexts()
  const { label } = props
  const parts = { isSource, onSource: setIsSource, onLarge: setIsLarge }
  return (
    <>
      {!isLarge && <HtmlText {...props} {...parts} isLarge={false} />}
      {isLarge && (
        <>
          <p className="rounded-lg border border-dashed p-4 text-center text-sm text-muted-foreground">
            {t('html.isLarge')}
          </p>
          <Dialog
            title={label}
            size="large"
            closeLabel={t('sheet.close', { name: label })}
            onClose={() => setIsLarge(false)}
          >
            <HtmlText {...props} {...parts} isLarge />
          </Dialog>
        </>
      )}
    </>
  )
}

interface HtmlTextProps extends ControlProps {
  isSource: boolean
  isLarge: boolean
  onSource: (isSource: boolean) => void
  onLarge: (isLarge: boolean) => void
}

function HtmlText(props: HtmlTextProps) {
  const { field, value, onChange } = props
  const html = typeof value === 'string' ? value : ''
  const given = {
    ...props,
    html,
    onHtml: (next: string) =>
      onChange(next === '' && !field.isRequired ? undefined : next, `type ${field.pointer}`),
  }
  return (
    <Deferred load={load} meanwhile={<Waiting />} failed={<Source {...given} />}>
      {(parts) => <Shown {...given} {...parts} />}
    </Deferred>
  )
}

type ShownProps = HtmlTextProps & Pick<SourceProps, 'html' | 'onHtml'> & Awaited<ReturnType<typeof load>>

function Shown({ RichEditor, parseHtml, removedHtml, ...props }: ShownProps) {
  const { label, html, describedBy, isInvalid, isSource, isLarge, onSource, onLarge, onHtml, onEnd } = props
  const { t } = useFieldTexts()
  // Checked on opening and on outside changes; text written here loses nothing.
  const [losses, setLosses] = useState(() => parseHtml(html).losses)
  const isLossless = losses.length === 0
  const [gone, setGone] = useState<readonly Gone[]>([])
  // The cleaned text may return before it is read, so the notice stays until the next edit.
  const tell = (more: readonly Gone[]) => more.length > 0 && setGone(more)
  // Users expect pasted text to take on this site's style.
  const onPasted = (pasted: string) =>
    setGone(removedHtml(pasted).filter(({ reason }) => !silent.has(reason)))
  const large = isLarge ? null : (
    <Turn word={t('html.large')} path={largePath} onPress={() => onLarge(true)} />
  )
  if (!isSource && isLossless) {
    return (
      <>
        <RichEditor
          {...{
            label,
            html,
            describedBy,
            isInvalid,
            isLarge,
            onHtml,
            onPasted,
            onLeave: onEnd,
            onLoss: setLosses,
          }}
          tools={
            <span className="ms-auto flex gap-0.5">
              <Turn word={t('html.source')} path={sourcePath} onPress={() => onSource(true)} />
              {large}
            </span>
          }
        />
        <RemovedNote gone={gone} />
      </>
    )
  }
  return (
    <>
      <div className="overflow-clip rounded-lg border border-input bg-card focus-within:border-ring">
        <div className="flex items-center gap-0.5 border-b bg-muted/60 p-1">
          <span className="min-w-0 flex-1 truncate px-1.5 text-xs font-semibold">{t('html.source')}</span>
          <Turn
            word={t('html.visual')}
            path={sourcePath}
            isOn
            onPress={() => {
              setLosses(parseHtml(html).losses)
              setGone([])
              onSource(false)
            }}
          />
          {large}
        </div>
        <Source
          {...props}
          onBegin={() => setGone([])}
          onHtml={(next) => {
            tell(removedHtml(next))
            onHtml(next)
          }}
        />
      </div>
      <RemovedNote gone={gone} />
      {!isLossless && (
        <p role="status" className="mt-1.5 text-xs leading-relaxed text-muted-foreground">
          {t('html.loss', { what: losses.map(nameOf).join(', ') })}
        </p>
      )}
    </>
  )
}

/** Losses that occur with nearly every paste. */
const silent: ReadonlySet<Gone['reason']> = new Set(['look', 'other'])

const nameOf = (name: string) => (name === 'text' ? '…' : `<${name}>`)

interface SourceProps
  extends Pick<HtmlTextProps, 'id' | 'label' | 'isLarge' | 'describedBy' | 'isInvalid' | 'onEnd'> {
  html: string
  onHtml: (html: string) => void
  onBegin?: () => void
}

function Source({ onBegin, id, label, isLarge, describedBy, isInvalid, html, onHtml, onEnd }: SourceProps) {
  return (
    <textarea
      id={id}
      dir="ltr"
      rows={isLarge ? 24 : 10}
      value={html}
      spellCheck={false}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onHtml(target.value)}
      onFocus={onBegin}
      onBlur={onEnd}
      className={`${controlStyle} block h-auto resize-y rounded-none border-0 py-2 font-mono text-xs leading-relaxed pointer-coarse:h-auto`}
    />
  )
}

function Turn({
  word,
  path,
  isOn,
  onPress,
}: {
  word: string
  path: string
  isOn?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={word}
      title={word}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon path={path} className="size-4" />
    </button>
  )
}

function Waiting() {
  return <div aria-busy="true" className="h-32 animate-pulse rounded-lg border border-input bg-muted" />
}
