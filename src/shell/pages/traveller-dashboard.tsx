import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { EngineCards, EntryCards } from '../dashboard/dashboard-cards.tsx'
import { DashboardGreeting } from '../dashboard/dashboard-greeting.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { useOpenEntries } from '../menus/own-menus.ts'

function TravellerDashboard() {
  const t = useText('shell')
  const { agency } = usePage()
  return (
    <div className="page-width py-8 lg:py-12">
      <DashboardGreeting
        lead={t('dashboard.travellerLead', { agency: `\u2068${agency.agencyName}\u2069` })}
      />
      <EngineCards heading={t('dashboard.bookTrip')} />
      <EntryCards heading={t('dashboard.yours')} entries={useOpenEntries()} />
    </div>
  )
}

/** /mytrip/dashboard: where a traveller begins (spec §2.2, §6). */
export const page = guardedPage({
  Page: TravellerDashboard,
  head: (t, { agency }) => innerHead(t('menu.dashboard'), agency),
  words: ['dashboard'],
})
