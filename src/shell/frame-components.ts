import type { PageContext } from '../contract/page.ts'
import type { InactiveModal } from './components/inactive-modal.tsx'
import type { Menus } from './menus/menus.ts'

/** Components of the page frame that only some visitors see; other visitors never load their code. */
interface FrameComponents extends Partial<Menus> {
  InactiveModal?: typeof InactiveModal
}

const loaded: FrameComponents = {}

/** Loads the frame components that this page's visitor sees; await it before rendering the page. */
export async function loadFrameComponents({ agency, session }: Pick<PageContext, 'agency' | 'session'>) {
  await Promise.all([
    agency.status === 'Inactive' && loadInactiveModal(),
    session.signedIn && loadMenus(session),
  ])
}

/** Loads all frame components, since the server renders for every visitor. */
export async function loadAllFrameComponents(): Promise<void> {
  await Promise.all([loadInactiveModal(), loadMenus({ isTravelAgent: true })])
}

/** Returns the components loaded so far. */
export function frameComponents(): Readonly<FrameComponents> {
  return loaded
}

async function loadInactiveModal(): Promise<void> {
  loaded.InactiveModal = (await import('./components/inactive-modal.tsx')).InactiveModal
}

async function loadMenus(session: Pick<PageContext['session'], 'isTravelAgent'>): Promise<void> {
  Object.assign(loaded, await (await import('./menus/menus.ts')).loadMenus(session))
}
