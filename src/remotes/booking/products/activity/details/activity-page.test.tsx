// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../../api/client.ts'
import type { ActivityAnswer, ActivityOffer } from '../../../../../contract/types.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { activitiesAt, date } from '../testing-visit.ts'

const panel = async () => within(await screen.findByRole('region', { name: 'Date, travellers and time' }))
const more = (unit: string) => screen.getByRole('button', { name: `More: ${unit}` })
const reserve = () => screen.findByRole('link', { name: 'Reserve' })
const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const total = async () => Number(/shown=USD\.(\d+)/.exec((await reserve()).getAttribute('href') ?? '')?.[1])

describe('page of an activity', () => {
  const site = testSite('meridian')
  let offers: ActivityOffer[]
  /** A walk for families: with children and infants. */
  let page: string
  let answer: ActivityAnswer
  beforeAll(async () => {
    offers = await activitiesAt(site().origin)
    const api = createApiClient({ baseUrl: site().origin })
    for (const { productCode } of offers.filter(
      (offer) => offer.confirmation === 'instant' && offer.date === date,
    )) {
      const { data } = await api.POST('/api/activities/details', { body: { productCode } })
      const units = data?.data.options[0]?.units.map(({ kind }) => kind) ?? []
      if (!data || !units.includes('infant')) continue
      answer = data.data
      page = `/booknow/activities/result-details/${productCode}?date=${date}`
      return
    }
    throw new Error('No activity in Lisbon takes families.')
  })

  it('shows what the activity is, and reserves the first start time for two', async () => {
    await site().show(page)
    expect(await screen.findByRole('heading', { level: 1, name: answer.activity.title })).toBeVisible()
    for (const name of ['About this activity', 'What is included', 'Meeting point and itinerary']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await waitFor(() =>
      expect(document.title).toMatch(`${answer.activity.title}, ${answer.activity.city} · `),
    )
    const link = await reserve()
    expect(link.getAttribute('href')).toMatch(
      /^\/booknow\/activities\/bookings\/checkout\?rateKey=[\w-]+&shown=USD\.\d+&productCode=[\w-]+&date=2026-05-08&units=adult\.2$/,
    )
    expect((await panel()).getByText('You are not charged yet.')).toBeVisible()
  })

  it('tells rules before a press, and adds children only with someone who accompanies them', async () => {
    await site().show(`${page}&units=infant.1`)
    const shown = await panel()
    expect(shown.getByText(/^Age 4–12/)).toBeVisible()
    // An infant alone was in the address, which no option takes.
    expect((await shown.findAllByText('Infant: only together with Adult'))[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Reserve' })).toBeNull()
    expect(more('Child')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more('Adult'))
    expect(more('Child')).toBeEnabled()
    await reserve()
    expect(screen.getByRole('button', { name: 'Fewer: Adult' })).toHaveAttribute('aria-disabled', 'true')
    expect(shown.getByText(/Someone has to accompany the others/)).toBeVisible()
  })

  it('updates the total with each traveller, and keeps the choice in the address', async () => {
    await site().show(page)
    const before = await total()
    await userEvent.click(more('Child'))
    await waitFor(async () => expect(await total()).toBeGreaterThan(before))
    expect(parameter('units')).toBe('adult.2,child.1')
    expect((await reserve()).getAttribute('href')).toContain('units=adult.2%2Cchild.1')
  })

  it('has a calendar whose days have prices, or say why they cannot be chosen', async () => {
    await site().show(page.replace(`?date=${date}`, ''))
    const shown = await panel()
    expect(shown.getByText('Choose a date')).toBeVisible()
    const free = await screen.findAllByRole('button', { name: /2026, .*\$[\d,.]+/ })
    expect(free.length).toBeGreaterThan(5)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /April \d+, 2026, \$/ }))[0] as HTMLElement,
    )
    expect(parameter('date')).toMatch(/^2026-04-\d\d$/)
    await reserve()
  })

  it('says why a day has no start times, and leads to the next one', async () => {
    site().network.use(
      http.post('*/api/activities/slots', async ({ request }) => {
        const { date: day } = (await request.clone().json()) as { date: string }
        if (day !== date) return undefined
        return HttpResponse.json({ data: { date, closed: 'sold_out', nextDate: '2026-05-12', options: [] } })
      }),
    )
    await site().show(page)
    expect(await screen.findByText('This day is sold out')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show Tue, May 12' }))
    expect(parameter('date')).toBe('2026-05-12')
  })

  it('says at the start time what prevents it', async () => {
    site().network.use(
      http.post('*/api/activities/slots', async () => {
        const [option] = answer.options
        const slot = (at: string, rest: object) => ({
          time: {
            slot: `${date}T${at}`,
            start: `${date}T${at}:00`,
            end: `${date}T${at}:00`,
            isAllDay: false,
          },
          status: 'limited',
          vacancies: 2,
          confirmation: 'instant',
          cutoffAt: '2026-05-08T08:00:00Z',
          ...rest,
        })
        const slots = [
          slot('09:00', { refusal: { reason: 'too_few_places', limit: 2 } }),
          slot('11:00', { status: 'sold_out', vacancies: 0 }),
          slot('13:00', {}),
        ]
        return HttpResponse.json({ data: { date, options: [{ option: option?.option, slots }] } })
      }),
    )
    await site().show(`${page}&units=adult.3`)
    for (const [time, reason] of [
      ['9:00 AM', 'Only 2 left'],
      ['11:00 AM', 'Sold out'],
      ['1:00 PM', 'Too late to book'],
    ]) {
      const choice = await screen.findByRole('radio', { name: new RegExp(`^${time}.*${reason}`) })
      expect(choice).toBeDisabled()
    }
  })

  it('shows what travellers say: a score for each theme, and some reviews', async () => {
    await site().show(page)
    const reviews = within(await screen.findByRole('region', { name: 'What travellers say' }))
    for (const theme of ['Guide', 'Experience', 'Organisation', 'Value for money'])
      expect(reviews.getByRole('progressbar', { name: theme })).toBeVisible()
    const said = reviews.getAllByRole('listitem').flatMap((item) => item.querySelector('blockquote') ?? [])
    expect(said.length).toBeGreaterThan(0)
    expect(reviews.getAllByRole('img', { name: /out of 5$/ })).toHaveLength(said.length)
  })

  it('says first until when cancelling is free', async () => {
    const free = offers.find(({ freeUntilHours, date: day }) => freeUntilHours === 24 && day === date)
    await site().show(`/booknow/activities/result-details/${free?.productCode}?date=${date}`)
    expect((await screen.findAllByText('Free cancellation up to 1 day before'))[0]).toBeVisible()
  })

  it('marks the texts of the supplier with their language', async () => {
    site().network.use(
      http.post('*/api/activities/details', () =>
        HttpResponse.json({ data: { ...answer, activity: { ...answer.activity, contentLanguage: 'ar' } } }),
      ),
    )
    await site().show(page)
    const [title] = await screen.findAllByText(answer.activity.title, { selector: 'h1 > span' })
    expect(title).toHaveAttribute('lang', 'ar')
    expect(title).toHaveAttribute('dir', 'rtl')
  })

  it('leads back to the search that led here', async () => {
    const { latitude, longitude } = answer.activity.position
    await site().show(`${page}&destination=Lisbon&lat=${latitude}&long=${longitude}`)
    const trail = within(await screen.findByRole('navigation', { name: 'You are here' }))
    expect(trail.getByRole('link', { name: 'Activities near Lisbon' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booknow\/activities\/search\?destination=Lisbon&/),
    )
  })

  it('has no score of a supplier that knows no reviews', async () => {
    const unrated = { ...answer.activity, reviews: { rating: 0, count: 0 } }
    site().network.use(
      http.post('*/api/activities/details', () =>
        HttpResponse.json({ data: { ...answer, activity: unrated } }),
      ),
    )
    await site().show(page)
    await screen.findByRole('heading', { level: 1, name: answer.activity.title })
    expect(screen.queryByText(/reviews$/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'What travellers say' })).toBeNull()
  })

  it('says that there is no such activity', async () => {
    await site().show('/booknow/activities/result-details/nothing-here')
    expect(await screen.findByText('This activity could not be found')).toBeVisible()
  })

  it('offers the nearest three when the deal of a link is gone', async () => {
    const { latitude, longitude } = answer.activity.position
    await site().show(
      `/booknow/activities/result-details/gone-deal?date=${date}&lat=${latitude}&long=${longitude}`,
    )
    const others = within(await screen.findByRole('region', { name: 'Other activities nearby' }))
    const links = await others.findAllByRole('link', { name: /./ })
    expect(others.getAllByRole('article')).toHaveLength(3)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(/^\/(?:booknow\/activities\/result-details\/|login)/)
  })
})
