import type { Finding } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import type { PanelId } from '../core/field.ts'
import { findField } from '../core/field-table.ts'

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

/** The number of a panel's findings, and of its settings that the server refused. */
export interface PanelMark {
  readonly blocking: number
  readonly advice: number
  readonly refused: number
}

/** Returns the marks by panel, from findings and the pointers of refused settings. */
export function panelMarks(
  findings: readonly Pick<Finding, 'pointer' | 'level'>[],
  refused: readonly string[] = [],
): ReadonlyMap<PanelId, PanelMark> {
  const marks = new Map<PanelId, PanelMark>()
  const all = [...findings, ...refused.map((pointer) => ({ pointer, level: 'refused' as const }))]
  for (const { pointer, level } of all) {
    const panel = findField(pointer)?.panel
    if (panel === undefined) continue
    const before = marks.get(panel) ?? { blocking: 0, advice: 0, refused: 0 }
    marks.set(panel, { ...before, [level]: before[level] + 1 })
  }
  return marks
}

/** Returns a panel's mark in words, the most severe first; undefined without a mark. */
export function panelMarkText(mark: PanelMark | undefined, t: Text): string | undefined {
  if (!mark) return undefined
  if (mark.refused > 0) return t('rail.refused', { count: mark.refused })
  if (mark.blocking > 0) return t('checks.toMend', { count: mark.blocking })
  return t('checks.toLook', { count: mark.advice })
}
