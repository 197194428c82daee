// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testSite } from '../testing-site.tsx'

const site = testSite('meridian')
const section = async (heading: string) => {
  const title = await screen.findByRole('heading', { level: 2, name: heading })
  return within(title.closest('section') ?? document.body)
}

it("a traveller's dashboard shows bookable engines, missing profile data and links", async () => {
  await site().signIn('traveller')
  await site().show('/mytrip/dashboard')
  expect((await section('Book a trip')).getByRole('link', { name: 'Hotels' })).toHaveAttribute(
    'href',
    '/booknow/hotels',
  )
  expect((await section('Your account')).getByRole('link', { name: /^Profile/ })).toHaveTextContent(
    'Add a picture',
  )
  expect((await section('Top destinations')).getAllByRole('link').length).toBeGreaterThan(2)
})

it("an agent's dashboard separates the agency's entries from personal ones", async () => {
  await site().signIn('agent')
  await site().show('/dashboard')
  expect((await section('Run your agency')).getByRole('link', { name: /^Agents/ })).toBeInTheDocument()
  expect((await section('Your account')).queryByRole('link', { name: /^Agents/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Top destinations' })).toBeNull()
})
