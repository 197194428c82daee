import { Action, Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { floatingContext } from './floating-context.ts'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'
import type { ToastRequest } from './toast.ts'

/** Spec §9, in milliseconds. */
const SHOWN_FOR = 5000

/** Longer than the exit animation, in milliseconds. */
const LEAVES_IN = 300

const tones = {
  success: { path: moreIconPaths.success, color: 'text-success' },
  error: { path: moreIconPaths.failure, color: 'text-destructive' },
  info: { path: moreIconPaths.info, color: 'text-muted-foreground' },
} as const

export interface ToastStackProps {
  texts: {
    /** Name of the region; its shortcut key is added. */
    label: string
    close: string
  }
  requests: readonly ToastRequest[]
  onGone: (id: number) => void
}

/** Further messages wait until there is room. */
const MOST_SHOWN = 4

/**
 * Messages at the top end, below the page's controls there (language, currency, account), newest first (spec §9). F8
 * moves the focus there; hover, focus and another window stop the clock.
 */
export function ToastStack({ texts, requests, onGone }: ToastStackProps) {
  const host = useReachableHost(requests.at(-1)?.id)
  const { direction } = floatingContext(document.documentElement)
  return createPortal(
    <Provider
      label={texts.label}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      announcerContainer={host}
    >
      {requests.slice(0, MOST_SHOWN).map((request) => (
        <ToastCard key={request.id} request={request} closeLabel={texts.close} onGone={onGone} />
      ))}
      <Viewport
        label={`${texts.label} ({hotkey})`}
        className="fixed end-0 top-16 z-60 flex max-h-[calc(100dvh-4rem)] w-full max-w-[26rem] flex-col-reverse gap-3 overflow-x-clip p-4 outline-none lg:top-20 lg:max-h-[calc(100dvh-5rem)]"
      />
    </Provider>,
    host,
  )
}

/**
 * The container of the messages. A modal dialog makes everything outside it inert, so the container moves into the
 * uppermost one, and back to the page when that closes. The element itself moves, so that no message starts again.
 */
function useReachableHost(newest: number | undefined): HTMLElement {
  const [host] = useState(createHost)
  useLayoutEffect(() => () => host.remove(), [host])
  useLayoutEffect(() => {
    const settle = () => {
      const place = uppermostModal() ?? document.body
      if (host.parentElement !== place) place.append(host)
    }
    settle()
    if (newest === undefined) return
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [host, newest])
  return host
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.overPage = ''
  return host
}

/** An open dialog that only floats over the page, such as a search cell's panel, makes nothing inert. */
function uppermostModal(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
}

interface ToastCardProps {
  request: ToastRequest
  closeLabel: string
  onGone: (id: number) => void
}

/** One message: failures are announced at once, others when the screen reader pauses. */
function ToastCard({ request: { id, tone, message, action }, closeLabel, onGone }: ToastCardProps) {
  const [open, setOpen] = useState(true)
  const { path, color } = tones[tone]
  return (
    <Root
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={SHOWN_FOR}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) setTimeout(onGone, LEAVES_IN, id)
      }}
      className={classNames(
        'flex items-start gap-3 rounded-lg border border-border bg-popover py-2 ps-4 pe-2 text-popover-foreground shadow-float',
        'animate-drawer-in [--drawer-away:calc(100%+1rem)] rtl:[--drawer-away:calc(-100%-1rem)] data-[state=closed]:animate-fade-out',
        'data-[swipe=cancel]:transition-[translate] data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=end]:animate-drawer-out! data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      )}
    >
      <span className={classNames('flex min-h-11 items-center', color)}>
        <Icon path={path} />
      </span>
      <div className="min-w-0 flex-1 py-2.5">
        <Description className="text-[0.9375rem] leading-6 font-medium">{message}</Description>
        {action && (
          <Action asChild altText={action.alternative ?? action.label} onClick={action.onPress}>
            <Button size="small" variant="outline" className="mt-3 mb-1">
              {action.label}
            </Button>
          </Action>
        )}
      </div>
      <Close asChild>
        <Button square variant="ghost" aria-label={closeLabel} className="shrink-0">
          <Icon name="close" className="size-4.5" />
        </Button>
      </Close>
    </Root>
  )
}
