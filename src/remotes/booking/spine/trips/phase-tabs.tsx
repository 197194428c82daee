import { useNavigate } from '@livery/platform'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { type BookingList, listHref, type Phase, phases } from './trips-address.ts'

interface PhaseTabsProps {
  list: BookingList
  path: string
  /** Number of trips per phase; undefined while loading. */
  counts: Readonly<Record<Phase, number>> | undefined
  panel: string
  /** True to include a tab with all trips. */
  hasAll?: boolean
}

/** Upcoming, past and cancelled as tabs, each with its own address. */
export function PhaseTabs({ list, path, counts, panel, hasAll = false }: PhaseTabsProps) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const labelOf = (when: BookingList['when']) => (
    <>
      {text(`trips.when.${when}`)}
      {counts && (
        <span className="ms-1.5 font-normal tabular-nums opacity-80">
          {when === 'all' ? counts.upcoming + counts.past + counts.cancelled : counts[when]}
        </span>
      )}
    </>
  )
  const all = hasAll ? (['all'] as const) : []
  return (
    <Tabs
      label={text('trips.tabs')}
      variant="underline"
      panel={panel}
      tabs={[...phases, ...all].map((id) => ({ id, label: labelOf(id) }))}
      selected={list.when}
      onSelect={(id) => {
        const when = [...phases, ...all].find((one) => one === id)
        if (when) void navigate(listHref(path, { ...list, when, before: null }))
      }}
    />
  )
}
