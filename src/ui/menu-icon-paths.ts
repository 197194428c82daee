import { iconPaths } from './icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

const card =
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM3.5 10h17M7 14.5h3.5'

/** Outlines of the same grid and stroke as `icon-paths.ts`, for the menus of people who are signed in: only their pages download them. */
export const menuIconPaths = {
  dashboard:
    'M4 5.5A1.5 1.5 0 0 1 5.5 4h4v6.5H4ZM14 4h4.5A1.5 1.5 0 0 1 20 5.5V9h-6ZM14 13h6v5.5a1.5 1.5 0 0 1-1.5 1.5H14ZM4 14.5h5.5V20h-4A1.5 1.5 0 0 1 4 18.5Z',
  bookNow:
    'M4.5 6.5A1.5 1.5 0 0 1 6 5h12a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19ZM4.5 10h15M8.5 3v3.5M15.5 3v3.5M9 15.2h6M12 12.2v6',
  clients: iconPaths.guests,
  agents:
    'M5.5 8A1.5 1.5 0 0 1 7 6.5h10A1.5 1.5 0 0 1 18.5 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19ZM10 6.5V4.2a.7.7 0 0 1 .7-.7h2.6a.7.7 0 0 1 .7.7v2.3M12 13.7a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.8 18c.3-1.7 1.6-2.4 3.2-2.4s2.9.7 3.2 2.4',
  bookings:
    'M4 9.5A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8.6 14.1l2.3 2.3 4.6-4.6',
  proposals: moreIconPaths.file,
  settings: moreIconPaths.settings,
  wallet: iconPaths.wallet,
  academy: 'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.6V16c1.4 1.6 3.3 2.4 5.5 2.4s4.1-.8 5.5-2.4v-4.4M21.5 9.5v5',
  dealLink:
    'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  applications:
    'M8 5.5H6.5A1.5 1.5 0 0 0 5 7v12.5A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V7a1.5 1.5 0 0 0-1.5-1.5H16M9.5 3.5h5A1.5 1.5 0 0 1 16 5v1.5H8V5a1.5 1.5 0 0 1 1.5-1.5ZM8.5 13.5l2.2 2.2 4.8-4.7',
  customizeTheme:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.3 0 2-.8 2-1.8 0-1.3-1-1.5-1-2.7 0-.9.7-1.5 1.7-1.5H17a3.5 3.5 0 0 0 3.5-3.5c0-4.1-3.8-7.5-8.5-7.5ZM7.5 12.5h.1M9.5 8h.1M14.5 8h.1',
  payments: card,
  support:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.6 5.6l3.9 3.9M14.5 14.5l3.9 3.9M18.4 5.6l-3.9 3.9M9.5 14.5l-3.9 3.9',
  searches: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5M10.5 7v3.7l2.4 1.4',
  commandCentre:
    'M4 17a8.5 8.5 0 1 1 16 0M12 14.5l4-5M12 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM4.8 19.5h14.4',
  trips: iconPaths.bag,
  profile: iconPaths.person,
  website: iconPaths.globe,
  markup: 'M6.5 17.5l11-11M8 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  payment: card,
  product: 'M12 3 4.5 7v10l7.5 4 7.5-4V7ZM4.5 7l7.5 4 7.5-4M12 11v10',
  help: 'M4.5 6.5A1.5 1.5 0 0 1 6 5h12a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 18 17h-6l-4.5 3.5V17H6a1.5 1.5 0 0 1-1.5-1.5ZM8.5 9.5h7M8.5 12.7h4.5',
  logout: 'M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15 8l4 4-4 4M19 12H9.5',
  elsewhere:
    'M9 5.5H6.5A1.5 1.5 0 0 0 5 7v10.5A1.5 1.5 0 0 0 6.5 19H17a1.5 1.5 0 0 0 1.5-1.5V15M13 5h6v6M19 5l-8.5 8.5',
  collapse:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM9.5 5v14M16.2 9.5 13.7 12l2.5 2.5',
  expand:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM9.5 5v14M13.7 9.5l2.5 2.5-2.5 2.5',
} as const
