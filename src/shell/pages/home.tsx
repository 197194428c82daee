import { homePage } from '../home-page.tsx'

/** Only a re-export: the page itself is bundled separately (vite.config.ts). */
export const page = homePage
