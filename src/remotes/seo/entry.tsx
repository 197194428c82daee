import './part.css'
import type { RemotePart } from '../../contract/remote-part.ts'
import { DestinationsPage, TopDestinationsPage } from './pages/destinations.tsx'
import { paths, titles } from './routes.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

/** The seo part: pages about places. */
export const part: RemotePart = {
  name: 'seo',
  routes: [
    { path: paths.destinations, component: DestinationsPage, title: titles[paths.destinations] },
    { path: paths.topDestinations, component: TopDestinationsPage, title: titles[paths.topDestinations] },
  ],
  loadText: async (language) => (await texts[`./text/${language}.json`]?.()) ?? {},
}
