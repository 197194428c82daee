import type { GuestsTexts, GuestsValue } from './guests-panel.tsx'
import { Icon } from './icon.tsx'
import { Late } from './late.tsx'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

interface GuestsProps {
  texts: GuestsTexts
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  className?: string
}

// Fetched when it is first opened: the page's first download is for what everybody sees.
const loadPanel = () => import('./guests-panel.tsx')

/** Rooms, adults, and children with their ages: what a hotel search needs to know of who is coming. */
export function Guests({ texts, value, onChange, className = '' }: GuestsProps) {
  return (
    <Popover
      className={className}
      triggerClassName="flex min-h-16 w-full items-center gap-3 rounded-control border border-input bg-card px-4 py-2 text-start transition-colors hover:border-brand-edge"
      panelClassName="w-full min-w-80 p-4"
      trigger={
        <>
          <Icon name="guests" className="size-5 text-link" />
          <span className="min-w-0 flex-1">
            <span className="block text-xs font-semibold text-muted-foreground">{texts.label} </span>
            <span className="block truncate font-semibold">{texts.summary}</span>
          </span>
          <Icon name="down" className="size-4 text-muted-foreground" />
        </>
      }
    >
      {(close) => (
        <Late load={loadPanel} meanwhile={<Skeleton className="h-64" />}>
          {({ GuestsPanel }) => (
            <GuestsPanel texts={texts} value={value} onChange={onChange} onDone={close} />
          )}
        </Late>
      )}
    </Popover>
  )
}
