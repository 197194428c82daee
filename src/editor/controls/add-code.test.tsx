// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { withBrowser } from '../testing-browser.ts'
import { findCodes } from './add-code.tsx'
import { CountriesControl } from './code-list-controls.tsx'
import { namesOf } from './codes.ts'
import { showControl } from './testing-control.tsx'

afterEach(cleanup)
withBrowser()

const first = (language: string, text: string) =>
  findCodes(namesOf('country', language), text)
    .slice(0, 2)
    .map(({ code }) => code)

it.each([
  ['en', 'uni', ['AE', 'GB']],
  ['en', 'CH', ['CH', 'TD']],
  ['de', 'osterr', ['AT']],
  ['ar', 'الإمارات', ['AE']],
  ['en', 'nowhere', []],
])('in %s, %j finds %j', (language, text, codes) => expect(first(language, text)).toEqual(codes))

it('adds Europe’s countries in one press, removes them one by one, and finds more by name', async () => {
  const { said } = await showControl({ Control: CountriesControl }, '/agency/analyticsConsentRegions', {
    language: 'de',
    value: ['US', 'DE'],
  })
  await userEvent.click(screen.getByRole('button', { name: /EWR, Vereinigtes Königreich und Schweiz/ }))
  expect(said.at(-1)).toHaveLength(33)
  expect(new Set(said.at(-1) as string[]).size).toBe(33)
  expect(screen.queryByRole('button', { name: /EWR/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Vereinigte Staaten/ }))
  expect(said.at(-1)).not.toContain('US')
  const box = screen.getByRole('combobox', { name: 'Zu Field hinzufügen' })
  await userEvent.type(box, 'bras{Enter}')
  expect(said.at(-1)).toContain('BR')
  // It stays open for the next one, without the one just chosen.
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.type(box, 'brasilien')
  expect(screen.getByText('Nichts gefunden')).toBeVisible()
})
