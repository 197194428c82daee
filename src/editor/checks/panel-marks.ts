import type { Finding } from '../../contract/types.ts'
import type { PanelId } from '../core/field.ts'
import { findField } from '../shell/find-field.ts'

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
