import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  brand: 'text-brand-edge',
  success: 'text-success',
  warning: 'text-warning',
  destructive: 'text-destructive',
} as const

interface ProgressProps {
  label: string
  /** null while the total is unknown. */
  value: number | null
  max?: number
  /** The value in words, such as "3 of 8"; shown, and announced instead of a percentage. */
  valueText?: string
  tone?: keyof typeof tones
  shape?: 'bar' | 'ring'
  /** For a bar. */
  size?: 'thin' | 'medium'
  /** The label is announced but not shown, because a neighbouring text shows it. */
  hideLabel?: boolean
  className?: string
}

/**
 * Progress, announced by the browser's own `<progress>`. The visible drawing uses attributes, since the page's policy
 * forbids styles in HTML.
 */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'brand', shape = 'bar', hideLabel, className } = props
  const height = props.size === 'thin' ? 4 : 8
  const share = value === null ? null : Math.min(1, Math.max(0, value / max || 0))
  const state = (
    <progress
      className="sr-only"
      aria-label={label}
      aria-valuetext={valueText}
      max={max}
      {...(share !== null && { value: share * max })}
    />
  )
  if (shape === 'ring') {
    return (
      <span className={classNames('inline-grid justify-items-center gap-1.5', className)}>
        <span className="relative grid place-items-center">
          {state}
          <Ring share={share} color={tones[tone]} />
          {valueText && (
            <span aria-hidden="true" className="absolute text-xs font-bold tabular-nums">
              {valueText}
            </span>
          )}
        </span>
        {!hideLabel && <Words className="text-sm text-muted-foreground">{label}</Words>}
      </span>
    )
  }
  return (
    <div className={className}>
      {(!hideLabel || valueText) && (
        <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
          {!hideLabel && <Words className="font-semibold">{label}</Words>}
          {valueText && <Words className="ms-auto text-muted-foreground tabular-nums">{valueText}</Words>}
        </div>
      )}
      {state}
      <Bar share={share} color={tones[tone]} height={height} />
    </div>
  )
}

/** For sighted users only: `<progress>` announces the same. */
function Words({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={className}>
      {children}
    </span>
  )
}

interface DrawingProps {
  share: number | null
  color: string
}

function Bar({ share, color, height }: DrawingProps & { height: number }) {
  return (
    <svg
      width="100%"
      height={height}
      className={classNames(
        'block w-full overflow-hidden rounded-full bg-border/70 rtl:-scale-x-100 forced-colors:border forced-colors:text-[Highlight]',
        color,
      )}
      aria-hidden="true"
    >
      <rect
        width={share === null ? '100%' : `${percent(share)}%`}
        height="100%"
        rx={height / 2}
        fill="currentColor"
        className={share === null ? 'animate-travel' : 'transition-[width] duration-300 ease-out'}
      />
    </svg>
  )
}

function Ring({ share, color }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 44 44"
      className={classNames(
        'size-14 forced-colors:text-[Highlight]',
        share === null && 'animate-spin',
        color,
      )}
      fill="none"
      strokeWidth="4"
      aria-hidden="true"
    >
      <circle
        cx="22"
        cy="22"
        r="19"
        className="stroke-border forced-colors:stroke-[CanvasText] forced-colors:opacity-40"
      />
      {share !== 0 && (
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          stroke="currentColor"
          strokeDasharray={`${percent(share ?? 0.25)} 100`}
          strokeLinecap="round"
          transform="rotate(-90 22 22)"
          className="transition-[stroke-dasharray] duration-300 ease-out"
        />
      )}
    </svg>
  )
}

const percent = (share: number) => Math.round(share * 10_000) / 100
