import { Action, Close, Description, Root } from '@radix-ui/react-toast'
import { useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { moreIconPaths } from './more-icon-paths.ts'
import type { ToastRequest } from './toast.ts'

/** Spec §9, in milliseconds. */
const SHOWN_FOR = 5000
/** Longer than it takes to leave, in milliseconds. */
const LEAVES_IN = 300

const tones = {
  success: { path: moreIconPaths.success, color: 'text-success' },
  error: { path: moreIconPaths.failure, color: 'text-destructive' },
  info: { path: moreIconPaths.info, color: 'text-muted-foreground' },
} as const

interface ToastCardProps {
  request: ToastRequest
  closeLabel: string
  onGone: (id: number) => void
}

/** One message: read out at once if it tells of a failure, else when the reader pauses. */
export function ToastCard({ request: { id, tone, message, action }, closeLabel, onGone }: ToastCardProps) {
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
