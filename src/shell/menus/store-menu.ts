import { LANGUAGE_COOKIE_SECONDS } from '../../tenant/language.ts'
import { COLLAPSED, MENU_COOKIE } from '../../tenant/menu-cookie.ts'
import { writeCookie } from '../preferences.ts'

/** Remembers for a year how the side menu stands, where the server sees it too (spec §2.6). */
export function storeMenu(isCollapsed: boolean): void {
  writeCookie(MENU_COOKIE, isCollapsed ? COLLAPSED : '', isCollapsed ? LANGUAGE_COOKIE_SECONDS : 0)
}
