import { describe, expect, it } from 'vitest'
import { periodText } from './period-text.ts'

/** Some locales separate with narrow or unbreakable spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ')
const rental = { start: '2026-05-08', startTime: '10:00', end: '2026-05-11', endTime: '09:30' }

describe('a period in words', () => {
  it.each([
    [{ start: '2026-05-08', end: '2026-05-11' }, 'Fri, May 8 – Mon, May 11, 2026'],
    [{ start: '2026-05-08', end: '2026-05-08' }, 'Fri, May 8, 2026'],
    [rental, 'Fri, May 8, 2026, 10:00 AM – Mon, May 11, 2026, 9:30 AM'],
    [{ ...rental, end: '2026-05-08', endTime: '18:00' }, 'Fri, May 8, 2026, 10:00 AM – 6:00 PM'],
    [{ start: '2026-05-08', startTime: '23:30', end: '2026-05-08' }, 'Fri, May 8, 2026, 11:30 PM'],
    [
      { start: '2026-05-08', startTime: '09:00', end: '2026-05-10' },
      'Fri, May 8, 2026, 9:00 AM – Sun, May 10, 2026',
    ],
  ])('has the days of %j and the times that are agreed', (period, text) => {
    expect(plain(periodText(period, 'en-US'))).toBe(text)
  })

  it.each([
    ['en-GB', /10:00.*09:30/],
    ['pt-BR', /10:00.*09:30/],
    ['es', /10:00.*9:30/],
    ['da', /10\.00.*09\.30|10\.00.*9\.30/],
    ['nb', /10:00.*09:30/],
    ['de', /10:00.*09:30/],
    ['ar', /10:00|١٠:٠٠/],
    ['fr', /10:00.*09:30/],
    ['sv', /10:00.*09:30/],
  ])('has both times in %s', (locale, times) => {
    expect(periodText(rental, locale)).toMatch(times)
  })
})
