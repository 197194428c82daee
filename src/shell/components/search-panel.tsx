import { type ReactNode, useState } from 'react'
import type { BookingServiceTitle } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { labelOf } from './product-labels.ts'

const idOf = (service: TabService) => service.title.toLowerCase().replace(' ', '-')

interface SearchPanelProps {
  t: Text
  /** The active engines in the order of spec §2.5. */
  services: readonly TabService[]
  /** The search forms by the title of their engine, each shown under its tab. */
  forms: Readonly<Partial<Record<BookingServiceTitle, ReactNode>>>
}

const PANEL = 'search-panel'

/** A tab for each active engine: with its search form if it has one, otherwise with a link to its own page. */
export function SearchPanel({ t, services, forms }: SearchPanelProps) {
  const [first] = services
  const [selected, setSelected] = useState(first)
  if (!selected) return null
  const panel = forms[selected.title] ?? <ServiceEntry t={t} service={selected} />
  return (
    <div className="rounded-2xl border bg-card p-4 text-card-foreground shadow-float sm:p-6">
      {services.length > 1 && (
        <div className="mb-4">
          <ServiceTabs
            {...{ t, services, selected }}
            onSelect={setSelected}
            label={t('hero.services')}
            panel={PANEL}
            variant="underline"
          />
        </div>
      )}
      {services.length > 1 ? (
        <div id={PANEL} role="tabpanel" aria-labelledby={serviceTabId(PANEL, selected)}>
          {panel}
        </div>
      ) : (
        panel
      )}
    </div>
  )
}

function ServiceEntry({ t, service }: { t: Text; service: TabService }) {
  const labels = labelOf(service.title)
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-4">
      <p className="flex items-center gap-4">
        <span className="flex size-14 items-center justify-center rounded-full bg-accent text-accent-foreground">
          <Icon name={labels.icon} className="size-7" />
        </span>
        <span className="font-brand text-heading">{t(labels.search)}</span>
      </p>
      <LinkButton href={service.path} size="large" className="max-sm:w-full">
        {t('common.bookNow')}
        <Icon name="end" className="size-4" />
      </LinkButton>
    </div>
  )
}

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
