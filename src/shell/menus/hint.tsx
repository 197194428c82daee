import type { ReactElement } from 'react'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Tooltip of an entry: the label of a bare icon, or why it has no link. */
export function Hint({ text, children }: { text: string | null; children: ReactElement }) {
  if (text === null) return children
  return (
    <Tooltip text={text} side="end">
      {children}
    </Tooltip>
  )
}
