import { homePage } from '../home-page.tsx'

/** Only its door: the page itself is bundled with its parts (vite.config.ts). */
export const page = homePage
