import { useAgency } from '../../platform/page.tsx'
import { directionOf } from '../../tenant/language.ts'

/** Returns language and direction of the agency's own texts, which can differ from the page's. */
export function useAgencyLanguage() {
  const { defaultLanguage } = useAgency()
  return { lang: defaultLanguage, dir: directionOf(defaultLanguage) } as const
}

/** The agency's own words within a line of the page, in their own direction. */
export function AgencyText({ children }: { children: string }) {
  return <bdi {...useAgencyLanguage()}>{children}</bdi>
}
