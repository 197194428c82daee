import type { PanelMark } from './panel-marks.ts'

/**
 * A small mark at a panel's icon: a sign for refused values, so that the shape tells it too; a dot for findings,
 * whose colour tells whether one blocks publishing.
 */
export function PanelDot({ mark }: { mark: PanelMark | undefined }) {
  if (!mark) return null
  if (mark.refused > 0)
    return (
      <span
        aria-hidden="true"
        className="absolute -end-2 -top-1.5 flex size-4 items-center justify-center rounded-full bg-destructive text-[0.6875rem] leading-none font-bold text-destructive-foreground ring-2 ring-card"
      >
        !
      </span>
    )
  const ground = mark.blocking > 0 ? 'bg-destructive' : 'bg-warning'
  return (
    <span
      aria-hidden="true"
      className={`absolute -end-1 -top-1 box-content size-2 rounded-full border border-card ${ground}`}
    />
  )
}
