import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface EmptyStateProps {
  /** A name of `icon-paths.ts`, or an outline of `more-icon-paths.ts`. */
  icon: IconName | { path: string }
  title: string
  /** 1 if the state is the whole page. */
  level?: 1 | 2 | 3
  /** `small` takes less room, for a table or a card. */
  size?: 'small' | 'large'
  children?: ReactNode
  /** Buttons or links for the next step. */
  actions?: ReactNode
  className?: string
}

/** States that there is nothing here, why, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, level = 2, size = 'large', children, actions, className } = props
  const Heading = `h${level}` as const
  const isSmall = size === 'small'
  return (
    <div
      className={classNames(
        'flex flex-col items-center px-4 text-center',
        isSmall ? 'py-8' : 'py-14',
        className,
      )}
    >
      <span className={classNames('relative flex items-center justify-center', isSmall ? 'mb-3' : 'mb-5')}>
        <Ground className={isSmall ? 'h-20 w-32' : 'h-32 w-52'} />
        <Icon
          {...(typeof icon === 'string' ? { name: icon } : icon)}
          className={classNames('absolute text-accent-foreground', isSmall ? 'size-6' : 'size-9')}
        />
      </span>
      <Heading className={classNames('font-brand max-w-[16em]', isSmall ? 'text-heading' : 'text-title')}>
        {title}
      </Heading>
      {children && (
        <div className="mt-3 max-w-prose text-balance *:text-balance text-muted-foreground">{children}</div>
      )}
      {actions && <div className="mt-7 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
    </div>
  )
}

/** A card with content in the agency's tints, and two empty ones behind it. */
function Ground({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 208 128"
      className={classNames(className, 'forced-colors:hidden')}
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <ellipse cx="104" cy="66" rx="92" ry="56" className="fill-brand-2" />
      <rect x="24" y="38" width="64" height="52" rx="10" className="fill-card stroke-border" />
      <path d="M34 78h34M34 68h20" strokeLinecap="round" className="stroke-border" strokeWidth="4" />
      <rect x="120" y="38" width="64" height="52" rx="10" className="fill-card stroke-border" />
      <path d="M140 78h34M154 68h20" strokeLinecap="round" className="stroke-border" strokeWidth="4" />
      <rect x="66" y="22" width="76" height="84" rx="16" className="fill-accent stroke-brand-7" />
      <circle cx="176" cy="24" r="7" className="fill-brand-6" />
      <path d="M30 20v10M25 25h10M182 104v8M178 108h8" strokeLinecap="round" className="stroke-brand-8" />
    </svg>
  )
}
