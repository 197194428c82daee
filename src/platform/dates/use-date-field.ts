import { useEffect, useState } from 'react'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import type { DateFieldTexts } from '../../ui/date-texts.ts'
import { usePage } from '../page.tsx'

/**
 * Returns the properties of a page's date fields: the language's notation, today, and the texts once they have
 * loaded.
 */
export function useDateField() {
  const { agency, today, language, wording } = usePage()
  const [texts, setTexts] = useState<DateFieldTexts>()
  useEffect(() => {
    let isShown = true
    const load = async () => (await import('../hotel-search/search-texts.ts')).searchTexts(language, wording)
    // Without the texts it is a field to type in.
    load().then(
      (come) => isShown && setTexts(come),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [language, wording])
  const locale = localeOf(language, agency)
  return { language: locale, firstDayOfWeek: weekStart(locale), today, texts }
}
