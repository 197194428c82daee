import { usePage } from '../../platform/page.tsx'
import { agencyMenu, type MenuEntry, markComing, profileMenu } from '../../tenant/agency-menu.ts'
import { answeringRoute } from '../../tenant/route-table.ts'
import { useRemotes } from '../remotes-context.tsx'

/** Entries that the dashboard represents itself or shows differently. */
const shownOtherwise: readonly string[] = ['dashboard', 'commandCentre', 'bookNow', 'settings']
/** Settings whose pages, and so the texts of their cards, do not exist yet. */
const comingSettings: readonly string[] = ['payment', 'product']

/** Returns the signed-in user's menus; entries whose page this deployment lacks are marked as unavailable. */
export function useUserMenus(): Record<'side' | 'profile', MenuEntry[]> {
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

/** Returns the menu entries with a link, for the user's dashboard. */
export function useLinkedEntries(): MenuEntry[] {
  const { side, profile } = useUserMenus()
  const all = [...side.flatMap((entry) => [entry, ...(entry.entries ?? [])]), ...profile]
  return all.filter(
    ({ id, state }, index) =>
      all.findIndex((entry) => entry.id === id) === index &&
      !shownOtherwise.includes(id) &&
      !comingSettings.includes(id) &&
      state === 'shown',
  )
}
