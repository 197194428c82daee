import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface DisclosureProps {
  summary: ReactNode
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Content that a press expands. */
export function Disclosure({ summary, isOpen = false, className = '', children }: DisclosureProps) {
  return (
    <details className={`group/fold ${className}`} open={isOpen}>
      <summary className="flex min-h-7 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm text-muted-foreground transition-colors hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon
          name="down"
          className="size-3.5 shrink-0 -rotate-90 transition-transform duration-150 group-open/fold:rotate-0 rtl:rotate-90 rtl:group-open/fold:rotate-0"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}
