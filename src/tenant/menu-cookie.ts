/** The cookie that remembers a collapsed side menu (spec §2.6), and its only value; without it the menu is expanded. */
export const MENU_COOKIE = 'livery_menu'
export const COLLAPSED = 'collapsed'
