import type { Text } from '../../platform/text.ts'
import type { PanelMark } from './panel-marks.ts'

/** What a panel's mark says in words: the worst of it; nothing where there is no mark. */
export function panelMarkText(mark: PanelMark | undefined, t: Text): string | undefined {
  if (!mark) return undefined
  if (mark.refused > 0) return t('rail.refused', { count: mark.refused })
  if (mark.blocking > 0) return t('checks.toMend', { count: mark.blocking })
  return t('checks.toLook', { count: mark.advice })
}
