import type { PageAgency, PageHead } from '../contract/page.ts'

/** Returns an inner page's head: its title before the agency's name, with the agency's description and keywords. */
export function innerHead(title: string, agency: Pick<PageAgency, 'agencyName' | 'metaData'>): PageHead {
  return { ...agency.metaData, title: `${title} · ${agency.agencyName}` }
}
