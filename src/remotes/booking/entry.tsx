import './part.css'
import type { RemotePart } from '../../contract/remote.ts'
import { loadMonthNames } from '../../tenant/month-names.ts'
import { HotelResultsPage } from './pages/hotel-results.tsx'
import { HotelsPage } from './pages/hotels.tsx'
import { paths, titles } from './routes.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

/** The booking part: every page of a search and a booking. */
export const part: RemotePart = {
  name: 'booking',
  routes: [
    { path: paths.hotels, component: HotelsPage, title: titles[paths.hotels] },
    { path: paths.hotelResults, component: HotelResultsPage, title: titles[paths.hotelResults] },
  ],
  async loadText(language) {
    const [text] = await Promise.all([texts[`./text/${language}.json`]?.(), loadMonthNames(language)])
    return text ?? {}
  },
}
