/**
 * From CLDR, for countries that speak one of our languages; elsewhere the week begins on Monday. A table, because not
 * every runtime has `Intl.Locale.getWeekInfo`.
 */
const sunday =
  'AG BR BS BW BZ CA CO DM DO GT GU HK HN IN JM MH MX MZ NI PA PE PH PR PT SA SG SV TT UM US VE VI YE ZA'
const saturday = 'BH DJ DZ EG IQ JO KW LY OM QA SD SY'

/**
 * Returns the first weekday of a locale's region, 0 for Sunday; Sunday if the locale (as `localeOf` returns it) has
 * no region. The deal dates are counted from it. Source: spec §9.
 */
export function weekStart(locale: string): number {
  const region = locale.split('-')[1]
  if (!region || sunday.includes(region)) return 0
  return saturday.includes(region) ? 6 : 1
}
