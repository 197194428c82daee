import type { ReactElement } from 'react'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Words beside an entry for a pointer that rests on it: what an icon alone means, or why it leads nowhere. */
export function Hint({ text, children }: { text: string | null; children: ReactElement }) {
  if (text === null) return children
  return (
    <Tooltip text={text} side="end">
      {children}
    </Tooltip>
  )
}
