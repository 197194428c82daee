import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

const tones = {
  info: { ground: 'bg-accent text-foreground border-brand-7', mark: 'text-link', icon: moreIconPaths.info },
  success: { ground: 'tint-success border-success/50', mark: 'text-success', icon: moreIconPaths.success },
  warning: { ground: 'tint-warning border-warning/50', mark: 'text-warning', icon: iconPaths.alert },
  destructive: {
    ground: 'tint-destructive border-destructive/50',
    mark: 'text-destructive',
    icon: moreIconPaths.failure,
  },
} as const

interface AlertProps {
  tone?: keyof typeof tones
  /** The tone as a word, announced first; for messages whose words alone do not convey it. */
  toneLabel?: string
  title?: ReactNode
  children?: ReactNode
  /** A button or link that resolves the problem. */
  action?: ReactNode
  /** With both, a button dismisses the message. */
  onDismiss?: () => void
  dismissLabel?: string
  className?: string
}

/** A message within the page. Errors are announced immediately, successes when the screen reader is idle. */
export function Alert(props: AlertProps) {
  const { tone = 'info', toneLabel, title, children, action, onDismiss, dismissLabel, className } = props
  const { ground, mark, icon } = tones[tone]
  const isUrgent = tone === 'destructive' || tone === 'warning'
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-lg border px-4 py-3',
        onDismiss && 'pe-1.5',
        ground,
        className,
      )}
    >
      {/* The colour comes from the parent, so that forced colours can replace it. */}
      <span className={mark}>
        <Icon path={icon} className="mt-0.5 size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,16rem)] flex-1">
          {toneLabel && <span className="sr-only">{toneLabel} </span>}
          {title && <p className="font-bold">{title}</p>}
          {children && (
            <div className={classNames('text-[0.9375rem]', title !== undefined && 'mt-0.5')}>{children}</div>
          )}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="-my-1.5 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-foreground/10"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </div>
  )
}
