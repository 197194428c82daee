import type { PageAgency, PageHead } from '../contract/page.ts'

/** Head of an inner page: its own title before the agency's name, the agency's description and keywords. */
export function innerHead(title: string, agency: Pick<PageAgency, 'agencyName' | 'metaData'>): PageHead {
  return { ...agency.metaData, title: `${title} · ${agency.agencyName}` }
}
