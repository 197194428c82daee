/**
 * By CLDR, of the countries that speak one of our languages; elsewhere the week begins on Monday. A table, because not
 * every runtime knows `Intl.Locale.getWeekInfo`.
 */
const sunday =
  'AG BR BS BW BZ CA CO DM DO GT GU HK HN IN JM MH MX MZ NI PA PE PH PR PT SA SG SV TT UM US VE VI YE ZA'
const saturday = 'BH DJ DZ EG IQ JO KW LY OM QA SD SY'

/**
 * Takes a locale as `localeOf` gives it and gives the first day of its region's week, 0 being Sunday, which is also the
 * default where the locale names no region. The deal dates are counted from it. Source: spec §9.
 */
export function weekStart(locale: string): number {
  const region = locale.split('-')[1]
  if (!region || sunday.includes(region)) return 0
  return saturday.includes(region) ? 6 : 1
}
