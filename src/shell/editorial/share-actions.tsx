import { useEffect, useId, useRef, useState } from 'react'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'

interface ShareActionsProps {
  t: Text
  heading: string
  /** Level of the heading. */
  level: 1 | 2
  /** Title of the shared page. */
  title: string
  /** Path of the shared page on this site. */
  path: string
}

type Copying = 'idle' | 'copied' | 'refused'

/** Ways to share a page: the system's share sheet if there is one, a link to copy, and an e-mail. */
export function ShareActions({ t, heading, level, title, path }: ShareActionsProps) {
  const Heading = `h${level}` as const
  const field = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const { url, hasSheet } = useShared(path)
  const [copying, setCopying] = useState<Copying>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopying('copied')
    } catch {
      // Copying is blocked or unavailable: the link is selected for the keyboard.
      field.current?.select()
      setCopying('refused')
    }
  }
  return (
    <section aria-labelledby={headingId} className="rounded-xl border bg-card p-5 text-start sm:p-7">
      <Heading id={headingId} className="font-brand text-heading">
        {heading}
      </Heading>
      <div className="mt-4 flex flex-wrap gap-3">
        {hasSheet && (
          <Button onClick={() => void openSheet({ title, url })}>
            <Icon path={sharePath} />
            {t('share.send')}
          </Button>
        )}
        <Button variant="outline" onClick={() => void copy()}>
          <Icon path={moreIconPaths.copy} />
          {t('share.copy')}
        </Button>
        <LinkButton variant="outline" href={mailHref(title, url)}>
          <Icon name="mail" />
          {t('share.mail')}
        </LinkButton>
      </div>
      <input
        ref={field}
        readOnly
        dir="ltr"
        value={url}
        aria-label={t('share.link')}
        onFocus={(event) => event.target.select()}
        className="mt-4 h-11 w-full truncate rounded-md border border-input bg-background px-3 text-base text-muted-foreground"
      />
      <p role="status" className="text-sm not-empty:mt-2">
        {copying === 'copied' && t('share.copied')}
        {copying === 'refused' && t('share.copyByHand')}
      </p>
    </section>
  )
}

/** An arrow that leaves a box. */
const sharePath = 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5.5v9h13v-9H17'

/** Only the browser knows the full address and whether it has a share sheet: the page is cached for every host. */
function useShared(path: string) {
  const [known, setKnown] = useState({ origin: '', hasSheet: false })
  useEffect(() => {
    setKnown({ origin: location.origin, hasSheet: typeof navigator.share === 'function' })
  }, [])
  return { url: `${known.origin}${path}`, hasSheet: known.hasSheet }
}

/** Closing the sheet is no failure, and if it cannot open, the link is below it. */
async function openSheet(shared: { title: string; url: string }): Promise<void> {
  await navigator.share(shared).catch(() => undefined)
}

function mailHref(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
}
