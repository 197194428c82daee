// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import type { PageContext } from '../../contract/page.ts'
import type { LanguageCode } from '../../contract/types.ts'
import { PageProvider } from '../../platform/page.tsx'
import { createText } from '../../platform/text.ts'
import type { Json } from '../../tenant/settings/json.ts'
import { emptyHistory } from '../core/history.ts'
import { fakeDraftServer } from '../core/testing-draft-server.ts'
import { keepInMemory, openEditor, settings } from '../core/testing-editor.ts'
import { EditorProvider } from '../layout/editor-context.tsx'
import { addEditorTexts } from '../layout/use-open-editor.ts'
import { createFrames } from '../preview/frames.ts'
import { FieldConflict } from './field-conflict.tsx'

const booking = { label: 'Book Now', path: '/booknow/hotels' }
const places = { label: 'Destinos', path: '/destination' }
const about = { label: 'About us', path: '/about' }

/** Shows the conflict of two people in one field. */
async function show(pointer: string, base: Json, theirs: Json, mine: Json, language: LanguageCode = 'en') {
  const given =
    pointer === '/navigation'
      ? { ...settings, navigation: theirs }
      : { ...settings, agency: { ...settings.agency, [pointer.replace('/agency/', '')]: theirs } }
  const keep = keepInMemory()
  keep.work = {
    history: emptyHistory,
    unsaved: { changes: [], refused: [], conflicts: [{ pointer, base, theirs, mine }] },
  }
  const { editor } = await openEditor(fakeDraftServer(given), keep)
  const text = createText(language, {})
  await addEditorTexts(text)
  render(
    <I18nextProvider i18n={text}>
      <PageProvider page={{ language } as PageContext}>
        <EditorProvider open={{ editor, frames: createFrames() }}>
          <FieldConflict pointer={pointer} name="Links in the header" />
        </EditorProvider>
      </PageProvider>
    </I18nextProvider>,
  )
  const sides = screen.getAllByRole('definition').map((side) => within(side))
  return { theirs: sides[0] as ReturnType<typeof within>, mine: sides[1] as ReturnType<typeof within> }
}

describe('field that two people changed', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {}
  })
  afterEach(cleanup)

  it('shows each side’s changes to a list by the names of its items', async () => {
    const { theirs, mine } = await show(
      '/navigation',
      [booking, places, about],
      [booking, about],
      [booking, places],
    )
    expect(screen.getByText('Someone else changed Links in the header at the same time.')).toBeVisible()
    expect(theirs.getByRole('listitem')).toHaveTextContent(/^Destinosremoved$/i)
    expect(mine.getByRole('listitem')).toHaveTextContent(/^About usremoved$/i)
    expect(screen.queryByText(/\/about/)).toBeNull()
  })

  it('shows both colours', async () => {
    const { theirs, mine } = await show('/agency/primaryColor', '#136f63', '#123f8f', '#b00020')
    expect(theirs.getByText('#123f8f')).toBeVisible()
    expect(mine.getByText('#b00020')).toBeVisible()
  })

  it('marks each side’s changes in a text', async () => {
    const { theirs, mine } = await show(
      '/agency/agencyName',
      'Harbour and Hill Travel',
      'Harbour and Dale Travel',
      'Old Harbour and Hill Travel',
    )
    expect(theirs.getByText('Hill')).toHaveProperty('tagName', 'DEL')
    expect(theirs.getByText('Dale')).toHaveProperty('tagName', 'INS')
    expect(mine.getByText('Old')).toHaveProperty('tagName', 'INS')
  })

  it('refuses a combined text that is too long, with an error', async () => {
    await show('/agency/agencyName', 'Harbour', 'North Harbour', 'Harbour South')
    await userEvent.click(screen.getByRole('button', { name: 'Edit both' }))
    const both = screen.getByRole('textbox', { name: /combining both texts/ })
    fireEvent.change(both, { target: { value: 'Harbour '.repeat(40) } })
    expect(both).toBeInvalid()
    expect(both).toHaveAccessibleDescription(/^This text has 319 characters\. There is room for \d+\.$/)
    expect(screen.getByRole('button', { name: 'Use this text' })).toBeDisabled()
    fireEvent.change(both, { target: { value: 'North Harbour South' } })
    expect(both).toBeValid()
    expect(screen.getByRole('button', { name: 'Use this text' })).toBeEnabled()
  })

  it.each(proofCases(['ar', 'de', 'es', 'pt', 'fr', 'da', 'no', 'sv'], 2))(
    'does not call a colour or a list a text in %s',
    async (language) => {
      await show('/agency/primaryColor', '#136f63', '#123f8f', '#b00020', language)
      expect(screen.getByRole('alert')).not.toHaveTextContent(/نص|text/i)
    },
  )
})
