import type { Session } from '../../contract/session.ts'
import { PermittedPage } from './permitted-page.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { SideMenu } from './side-menu.tsx'

/** Navigation and page guard for signed-in users. */
export interface Menus {
  Inside: typeof PermittedPage
  ProfileMenu: typeof ProfileMenu
  PersonMenu: typeof PersonMenu
  /** Only for travel agents. */
  SideMenu?: typeof SideMenu
}

/** Loads a user's menus; the agents' own menu loads for agents only. */
export async function loadMenus({ isTravelAgent }: Pick<Session, 'isTravelAgent'>): Promise<Menus> {
  const menus = { Inside: PermittedPage, ProfileMenu, PersonMenu }
  return isTravelAgent ? { ...menus, SideMenu: (await import('./side-menu.tsx')).SideMenu } : menus
}
