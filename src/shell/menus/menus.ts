import type { Session } from '../../contract/session.ts'
import { PermittedPage } from './permitted-page.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { SideMenu } from './side-menu.tsx'

/** What is round the pages of somebody who is signed in: menus and door. */
export interface Menus {
  Inside: typeof PermittedPage
  ProfileMenu: typeof ProfileMenu
  PersonMenu: typeof PersonMenu
  /** Of travel agents. */
  SideMenu?: typeof SideMenu
}

/** Gives the menus of a person; the agents' own is fetched for agents alone. */
export async function loadMenus({ isTravelAgent }: Pick<Session, 'isTravelAgent'>): Promise<Menus> {
  const menus = { Inside: PermittedPage, ProfileMenu, PersonMenu }
  return isTravelAgent ? { ...menus, SideMenu: (await import('./side-menu.tsx')).SideMenu } : menus
}
