/** The cookie that stores that the side menu is collapsed (spec §2.6); without it the menu is expanded. */
export const MENU_COOKIE = 'livery_menu'
/** The only value of that cookie. */
export const COLLAPSED = 'collapsed'
