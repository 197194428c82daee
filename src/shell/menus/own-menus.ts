import { usePage } from '../../platform/page.tsx'
import { agencyMenu, type MenuEntry, markComing, profileMenu } from '../../tenant/agency-menu.ts'
import { answeringRoute } from '../../tenant/route-table.ts'
import { useRemotes } from '../remotes-context.tsx'

/** Entries that the dashboard is itself or shows in another way. */
const shownOtherwise: readonly string[] = ['dashboard', 'commandCentre', 'bookNow', 'settings']
/** Settings whose pages are yet to come, and with them what their cards say. */
const comingSettings: readonly string[] = ['payment', 'product']

/** The menus of who is signed in, in which an entry whose page this deployment does not have yet says so. */
export function useOwnMenus(): Record<'side' | 'profile', MenuEntry[]> {
  const page = usePage()
  const remotes = useRemotes()
  const { session, agency } = page
  const isAnswered = (path: string) => {
    const kind = answeringRoute({ ...page, ...remotes, path })?.kind
    return kind === 'page' || kind === 'remote'
  }
  return {
    side: markComing(agencyMenu(session, agency), isAnswered),
    profile: markComing(profileMenu(session, agency), isAnswered),
  }
}

/** What somebody can do now: the entries of their menus that lead somewhere, for their dashboard. */
export function useOpenEntries(): MenuEntry[] {
  const { side, profile } = useOwnMenus()
  const all = [...side.flatMap((entry) => [entry, ...(entry.entries ?? [])]), ...profile]
  return all.filter(
    ({ id, state }, index) =>
      all.findIndex((entry) => entry.id === id) === index &&
      !shownOtherwise.includes(id) &&
      !comingSettings.includes(id) &&
      state === 'shown',
  )
}
