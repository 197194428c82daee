import type { PageContext } from '../contract/page.ts'
import type { InactiveModal } from './components/inactive-modal.tsx'
import type { Menus } from './menus/menus.ts'

/** Parts of the frame round every page that only some visitors see; the others never fetch their code. */
interface FrameParts extends Partial<Menus> {
  InactiveModal?: typeof InactiveModal
}

const loaded: FrameParts = {}

/** Fetches the parts that this page's visitor sees; to be awaited before the page is drawn. */
export async function loadFrameParts({ agency, session }: Pick<PageContext, 'agency' | 'session'>) {
  await Promise.all([
    agency.status === 'Inactive' && loadInactiveModal(),
    session.signedIn && loadMenus(session),
  ])
}

/** Fetches every part: the server draws for all visitors. */
export async function loadAllFrameParts(): Promise<void> {
  await Promise.all([loadInactiveModal(), loadMenus({ isTravelAgent: true })])
}

/** The parts fetched so far. */
export function frameParts(): Readonly<FrameParts> {
  return loaded
}

async function loadInactiveModal(): Promise<void> {
  loaded.InactiveModal = (await import('./components/inactive-modal.tsx')).InactiveModal
}

async function loadMenus(session: Pick<PageContext['session'], 'isTravelAgent'>): Promise<void> {
  Object.assign(loaded, await (await import('./menus/menus.ts')).loadMenus(session))
}
