import { usePage } from '../../platform/page.tsx'
import { type MenuEntry, menuOf, profileMenuOf } from '../../tenant/menu-of.ts'
import { resolveRoute } from '../../tenant/resolve-route.ts'
import { useRemotes } from '../remotes-context.tsx'

/** Entries that the dashboard is itself or shows in another way, and the deal link, whose page opens a deal by its name and has nothing without one. */
const shownOtherwise: readonly string[] = ['dashboard', 'commandCentre', 'bookNow', 'settings', 'dealLink']

/** What somebody can do now: entries of their menus behind which this deployment has a page. */
export function useAnsweredEntries(): MenuEntry[] {
  const page = usePage()
  const remotes = useRemotes()
  const { session, agency } = page
  const all = [...menuOf(session, agency), ...profileMenuOf(session, agency)]
  const isAnswered = ({ path, isElsewhere }: MenuEntry) => {
    const { kind } = resolveRoute({ ...page, ...remotes, path })
    return isElsewhere || kind === 'page' || kind === 'remote'
  }
  return all.filter(
    (entry, index) =>
      all.findIndex(({ id }) => id === entry.id) === index &&
      !shownOtherwise.includes(entry.id) &&
      entry.state === 'shown' &&
      isAnswered(entry),
  )
}
