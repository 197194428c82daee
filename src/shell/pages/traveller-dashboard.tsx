import { destinationsQuery } from '../../api/destinations.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { DashboardColumns, DashboardGreeting, EngineCards, EntryCards } from '../dashboard/dashboard.tsx'
import { Destinations } from '../destinations.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { useLinkedEntries } from '../menus/menu-entry.ts'
import { RemoteSlot } from '../remote/remote-slot.tsx'

function TravellerDashboard() {
  const t = useText('shell')
  const { agency } = usePage()
  return (
    <>
      <div className="page-width py-8 lg:py-12">
        <DashboardGreeting
          lead={t('dashboard.travellerLead', { agency: `\u2068${agency.agencyName}\u2069` })}
        />
        <RemoteSlot />
        <DashboardColumns book={<EngineCards heading={t('dashboard.bookTrip')} />}>
          <EntryCards heading={t('dashboard.yours')} entries={useLinkedEntries()} />
        </DashboardColumns>
      </div>
      {agency.displayTopDestinations && <Destinations />}
    </>
  )
}

/** /mytrip/dashboard: a traveller's start page (spec §2.2, §6). */
export const page = guardedPage({
  Page: TravellerDashboard,
  head: (t, { agency }) => innerHead(t('menu.dashboard'), agency),
  words: ['dashboard'],
  queries: ({ page, client }) => (page.agency.displayTopDestinations ? [destinationsQuery(client)] : []),
})
