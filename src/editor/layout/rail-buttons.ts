import { iconPaths } from '../../ui/icon-paths.ts'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import type { PanelId } from '../core/field.ts'

/** The icon of every panel in the editor's list. */
export const panelIcons: Readonly<Record<PanelId, string>> = {
  brand: menuIconPaths.customizeTheme,
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  navigation: iconPaths.menu,
  engines: iconPaths.bag,
  access: iconPaths.lock,
  pages: menuIconPaths.proposals,
  contact: iconPaths.phone,
  social:
    'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.4M9.2 13.2l5.6 3.4',
  search: iconPaths.search,
  languages: iconPaths.globe,
  payment: menuIconPaths.payment,
  analytics: 'M4.5 19.5h15M7 16v-4M12 16V6M17 16V9',
}
/** A button of the rail: only its icon on a tablet, with its name below on a phone and in a wide window. */
export const railButton =
  'relative flex h-10 w-10 shrink-0 flex-col items-center justify-center gap-1 rounded-control text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-accent aria-[current]:text-accent-foreground max-md:h-13 max-md:w-auto max-md:min-w-16 max-md:px-2 min-[90rem]:h-13 min-[90rem]:w-full'

/** Its short name. */
export const railName =
  'hidden max-w-full truncate text-[0.6875rem] leading-tight font-medium max-md:block min-[90rem]:block'
