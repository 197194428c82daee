import { useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { controlStyle } from '../controls/control-style.ts'
import { Segments } from '../controls/radio-groups.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

const formats = { css: 'CSS', tailwind: 'Tailwind', dtcg: 'DTCG' } as const
type Format = keyof typeof formats
const addressOf = (format: Format) => `/api/branding/tokens?format=${format}`

/** The theme's tokens in another tool's format: shown, copied or downloaded. */
export function TokenFiles() {
  const { t } = useFieldTexts()
  const id = useId()
  const [format, setFormat] = useState<Format>('css')
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, hasFailed, retry } = useText(addressOf(format))
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        id={id}
        label={t('files.format')}
        choices={Object.keys(formats)}
        chosen={format}
        onChoose={(next) => setFormat(next as Format)}
        wordOf={(one) => formats[one as Format]}
      />
      {hasFailed ? (
        <p role="alert" className="flex items-center gap-3 text-sm text-destructive">
          {t('files.tokensFailed')}
          <Button size="small" variant="outline" onClick={retry}>
            {t('preview.retry')}
          </Button>
        </p>
      ) : (
        <textarea
          ref={field}
          readOnly
          aria-label={t('files.text')}
          aria-busy={text === null}
          dir="ltr"
          spellCheck={false}
          wrap="off"
          value={text ?? ''}
          // The corners of a pill shape would cover the first and last lines.
          style={{ borderRadius: 'min(var(--radius-control), 1rem)' }}
          className={`${controlStyle} block h-56 resize-y bg-muted py-2.5 text-start font-mono text-xs leading-relaxed pointer-coarse:h-56`}
        />
      )}
      <div className="flex gap-2">
        <Copy text={text} onRefused={() => field.current?.select()} />
        <a
          href={addressOf(format)}
          download=""
          className={buttonClasses({ variant: 'outline', size: 'small' })}
        >
          {t('files.download')}
        </a>
      </div>
    </div>
  )
}

/** Without a clipboard (plain http), the text is selected for copying by keyboard. */
function Copy({ text, onRefused }: { text: string | null; onRefused: () => void }) {
  const { t } = useFieldTexts()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    if (text === null) return
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      onRefused()
    }
  }
  return (
    <Button size="small" variant="outline" disabled={text === null} onClick={() => void copy()}>
      <span aria-live="polite">
        {copied !== null && copied === text ? t('files.copied') : t('files.copy')}
      </span>
    </Button>
  )
}

/** The text of a file from the server; null until it has loaded. */
function useText(address: string) {
  const { agency } = usePage()
  const [found, setFound] = useState<{ address: string; text: string | null }>({ address: '', text: null })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again at every attempt
  useEffect(() => {
    const control = new AbortController()
    void fetch(address, { signal: control.signal, headers: { 'x-livery-agency': agency.id } })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null)
      .then((text) => control.signal.aborted || setFound({ address, text }))
    return () => control.abort()
  }, [address, attempt])
  const isThere = found.address === address
  return {
    text: isThere ? found.text : null,
    hasFailed: isThere && found.text === null,
    retry: () => setAttempt(attempt + 1),
  }
}
