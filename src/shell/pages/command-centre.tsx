import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { DashboardColumns, DashboardGreeting, EngineCards, EntryCards } from '../dashboard/dashboard.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { useLinkedEntries } from '../menus/menu-entry.ts'

function CommandCentre() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const entries = useLinkedEntries()
  const isPersonal = ({ id }: { id: string }) => id === 'profile' || id === 'support'
  const name = `\u2068${agency.agencyName}\u2069`
  return (
    <div className="page-width py-8 lg:py-12">
      <DashboardGreeting lead={t('dashboard.agentLead', { agency: name })} />
      {session.userType === 'AgencyOwner' && !agency.isSubscribed && (
        <div className="mt-6">
          <Alert tone="warning" title={t('subscription.title', { agency: name })}>
            <Link href="/subscription" className="font-semibold underline underline-offset-4">
              {t('subscription.what')}
            </Link>
          </Alert>
        </div>
      )}
      <DashboardColumns book={<EngineCards heading={t('dashboard.bookFor')} />}>
        <EntryCards heading={t('dashboard.run')} entries={entries.filter((entry) => !isPersonal(entry))} />
        <EntryCards heading={t('dashboard.yours')} entries={entries.filter(isPersonal)} />
      </DashboardColumns>
    </div>
  )
}

/** /dashboard: the agents' Command Center (spec §2.2, §6). */
export const page = guardedPage({
  Page: CommandCentre,
  head: (t, { agency }) => innerHead(t('menu.commandCentre'), agency),
  words: ['dashboard'],
})
