import { useAgency } from '../../platform/page.tsx'
import { directionOf } from '../../tenant/language.ts'

/** Language and direction of what the agency itself wrote, which may be others than the page's. */
export function useAgencyLanguage() {
  const { defaultLanguage } = useAgency()
  return { lang: defaultLanguage, dir: directionOf(defaultLanguage) } as const
}

/** A few of the agency's own words in a line of the page: each reads in its own direction. */
export function AgencyText({ children }: { children: string }) {
  return <bdi {...useAgencyLanguage()}>{children}</bdi>
}
