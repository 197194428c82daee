import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { controlStyle } from '../controls/control-style.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import type { NewShare } from './shares-query.ts'

/** The address of a new link, which is shown only once. */
export function NewLink({ made, onAnother }: { made: NewShare; onAnother: () => void }) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const id = useId()
  useEffect(() => field.current?.focus(), [])

  async function copy() {
    field.current?.focus()
    field.current?.select()
    try {
      await navigator.clipboard.writeText(made.address)
      setCopied('yes')
    } catch {
      // If scripts have no access to the clipboard, the browser's older way; then the keyboard.
      setCopied(document.execCommand?.('copy') ? 'yes' : 'refused')
    }
  }

  return (
    <section aria-labelledby={id} className="rounded-lg border border-brand-edge bg-accent/40 p-4">
      <h3 id={id} className="flex items-start gap-2 text-sm font-semibold">
        <Icon path={moreIconPaths.success} className="size-5 shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          {t('share.made', { name: words.quoted(made.share.label) })}
        </span>
      </h3>
      <div className="mt-3 flex gap-2">
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={made.address}
          aria-label={t('share.address')}
          onFocus={({ target }) => {
            target.select()
            // Its beginning stays visible: the site's own address.
            requestAnimationFrame(() => target.scrollTo(0, 0))
          }}
          className={`${controlStyle} min-w-0 flex-1 truncate`}
        />
        <Button size="small" onClick={() => void copy()}>
          <Icon path={copied === 'yes' ? moreIconPaths.success : moreIconPaths.copy} className="size-4" />
          {copied === 'yes' ? t('share.copied') : t('share.copy')}
        </Button>
      </div>
      <p role="status" className="mt-2.5 text-sm text-muted-foreground">
        {copied === 'refused'
          ? t('share.copyYourself')
          : t('share.once', { time: words.short(new Date(made.share.expiresAt)) })}
      </p>
      <Button variant="ghost" size="small" className="-ms-2 mt-2" onClick={onAnother}>
        {t('share.another')}
      </Button>
    </section>
  )
}
