import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PageAgency } from '../../contract/page.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface ChatPanelProps {
  widget: NonNullable<PageAgency['chatWidget']>
  onClose: () => void
}

/**
 * The agency's chat in a frame that the page's policy allows: the provider's code never runs in this page, and
 * nothing loads before the click. Links to the contact page for those who cannot use it. Source: spec §6.
 */
export function ChatPanel({ widget, onClose }: ChatPanelProps) {
  const t = useText('shell')
  const { demo } = usePage()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const isNowhere = demo && reserved.test(new URL(widget.url).hostname)
  return createPortal(
    <dialog
      open
      ref={panel}
      tabIndex={-1}
      aria-label={widget.label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed inset-auto end-4 bottom-4 z-40 m-0 flex h-[min(36rem,calc(100dvh-2rem))] w-[min(24rem,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-float outline-none"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b ps-5 pe-2">
        <h2 className="min-w-0 truncate font-brand text-lg" dir="auto">
          {widget.label}
        </h2>
        <Button variant="ghost" square aria-label={t('chat.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {isNowhere ? (
        <p className="flex flex-1 items-center p-8 text-center text-muted-foreground">{t('chat.demo')}</p>
      ) : (
        <iframe
          src={widget.url}
          title={widget.label}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          className="min-h-0 w-full flex-1 bg-card"
        />
      )}
      <p className="flex flex-wrap justify-center gap-x-5 border-t px-5 text-sm text-link *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4">
        <Link href="/mytrip/support" onClick={onClose}>
          {t('chat.write')}
        </Link>
        {!isNowhere && (
          <a href={widget.url} target="_blank" rel="noopener noreferrer">
            {t('chat.window')}
          </a>
        )}
      </p>
    </dialog>,
    document.body,
  )
}

/** Reserved host names (RFC 2606), which the demo's agencies use. */
const reserved = /\.(example|invalid|test)$/
