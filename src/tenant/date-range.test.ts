import { beforeAll, describe, expect, it } from 'vitest'
import { dateRange } from './date-range.ts'
import { languageCodes } from './language.ts'
import { loadMonthNames } from './month-names.ts'

const english = { language: 'en', selectDate: 'Select date' } as const
const range = (checkin_date?: string | null, checkout_date?: string | null) =>
  dateRange({ checkin_date, checkout_date }, english)

describe('dateRange', () => {
  // §5.6
  it('shows a stay as MMM DD, YYYY | MMM DD, YYYY', () => {
    expect(range('2025-12-09', '2025-12-11')).toBe('Dec 09, 2025 | Dec 11, 2025')
    expect(range('2025-12-31', '2026-01-01')).toBe('Dec 31, 2025 | Jan 01, 2026')
    expect(range('2025-12-09', '2025-12-09')).toBe('Dec 09, 2025 | Dec 09, 2025')
  })

  // §5.5
  it.each([
    [undefined, undefined],
    [null, '2025-12-11'],
    ['2025-12-09', null],
    ['', ' '],
    ['2025-02-30', '2025-03-05'],
    ['2025-02-28', '2025-13-01'],
    ['soon', 'later'],
    ['09/12/2025', '11/12/2025'],
    ['2025-12-11', '2025-12-09'],
  ])("says 'Select date' for %j to %j", (start, end) => {
    expect(range(start, end)).toBe('Select date')
  })

  // §5.6, §9.12
  it('caps a span over 60 days to 60 days', () => {
    expect(range('2026-01-01', '2026-03-02')).toBe('Jan 01, 2026 | Mar 02, 2026')
    expect(range('2026-01-01', '2026-03-03')).toBe('Jan 01, 2026 | Mar 02, 2026')
    expect(range('2026-01-01', '2031-01-01')).toBe('Jan 01, 2026 | Mar 02, 2026')
  })

  it('counts days correctly across a clock change', () => {
    expect(range('2026-03-01', '2026-04-30')).toBe('Mar 01, 2026 | Apr 30, 2026')
    expect(range('2026-03-01', '2026-05-01')).toBe('Mar 01, 2026 | Apr 30, 2026')
  })

  it('knows February 29', () => {
    expect(range('2028-02-29', '2028-03-01')).toBe('Feb 29, 2028 | Mar 01, 2028')
    expect(range('2027-02-29', '2027-03-01')).toBe('Select date')
  })
})

describe('dateRange in the languages of the site', () => {
  beforeAll(() => Promise.all(languageCodes.map(loadMonthNames)))

  it.each([
    ['en', 'May 09, 2026'],
    ['pt', 'mai 09, 2026'],
    ['es', 'may 09, 2026'],
    ['da', 'maj 09, 2026'],
    ['no', 'mai 09, 2026'],
    ['de', 'Mai 09, 2026'],
    ['ar', 'مايو 09, 2026'],
    ['fr', 'mai 09, 2026'],
    ['sv', 'maj 09, 2026'],
  ] as const)('names the months in %s', (language, shown) => {
    const dates = { checkin_date: '2026-05-09', checkout_date: '2026-05-09' }
    expect(dateRange(dates, { language, selectDate: '' })).toBe(`${shown} | ${shown}`)
  })
})
