import type { Text } from '../../platform/text.ts'
import type { PanelMark } from './panel-marks.ts'

/** Returns a panel's mark in words, the most severe first; undefined without a mark. */
export function panelMarkText(mark: PanelMark | undefined, t: Text): string | undefined {
  if (!mark) return undefined
  if (mark.refused > 0) return t('rail.refused', { count: mark.refused })
  if (mark.blocking > 0) return t('checks.toMend', { count: mark.blocking })
  return t('checks.toLook', { count: mark.advice })
}
