import type { BookingServiceTitle } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { labelOf } from './product-labels.ts'

/** A booking engine as the tabs need it; the tenant runtime's `Service` fits. */
export interface TabService {
  title: BookingServiceTitle
  path: string
  hasDeals: boolean
}

interface ServiceTabsProps {
  t: Text
  label: string
  /** Id of the panel that the tabs control; with `serviceTabId` it also yields the panel's label. */
  panel: string
  services: readonly TabService[]
  selected: TabService
  onSelect: (service: TabService) => void
  variant: 'pills' | 'underline'
}

const idOf = (service: TabService) => service.title.toLowerCase().replace(' ', '-')

/** Returns the id of the selected engine's tab, which labels the panel. */
export function serviceTabId(panel: string, service: TabService): string {
  return `${panel}-${idOf(service)}`
}

/** A tab with icon and name for each engine. */
export function ServiceTabs({ t, label, panel, services, selected, onSelect, variant }: ServiceTabsProps) {
  return (
    <Tabs
      label={label}
      variant={variant}
      panel={panel}
      selected={idOf(selected)}
      onSelect={(id) => {
        const service = services.find((candidate) => idOf(candidate) === id)
        if (service) onSelect(service)
      }}
      tabs={services.map((service) => ({
        id: idOf(service),
        label: (
          <>
            <Icon name={labelOf(service.title).icon} />
            {t(labelOf(service.title).name)}
          </>
        ),
      }))}
    />
  )
}
