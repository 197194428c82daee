import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import type { PageContext } from '../../contract/page.ts'
import { ApiProvider } from '../../platform/api.tsx'
import { PageProvider } from '../../platform/page.tsx'
import { createText } from '../../platform/text.ts'
import { openEditor } from '../core/testing-editor.ts'
import { EditorProvider } from '../layout/editor-context.tsx'
import { createFrames } from '../preview/frames.ts'
import english from '../text/en.json'
import type { Schedule } from './schedules-query.ts'

const page = {
  language: 'en',
  today: '2027-03-10',
  agency: { defaultCountry: 'PT' },
} as unknown as PageContext
const by = { id: 'bo', name: 'Bo Test' }
const city = { pointer: '/agency/city', before: 'Porto', after: 'Faro' }

/** A plan as the server returns it: scheduled for 1 May 2027 at nine in Lisbon, without end. */
export function testPlan(more: Partial<Schedule> = {}): Schedule {
  return {
    id: crypto.randomUUID(),
    state: 'planned',
    note: 'Spring',
    by,
    baseVersion: 1,
    failure: null,
    createdAt: '2027-04-01T08:00:00Z',
    startsAt: '2027-05-01T08:00:00Z',
    endsAt: null,
    start: '2027-05-01T09:00:00',
    end: null,
    changes: [city],
    ...more,
  } as Schedule
}

/** Renders a component of the editor with the plans of an agency in Lisbon; each call of the client is a mock. */
export async function showWithPlans(part: ReactNode, schedules: readonly Schedule[]) {
  const { editor } = await openEditor()
  const list = { timeZone: 'Europe/Lisbon', schedules }
  const answer = () => vi.fn<(path: string, init?: object) => Promise<unknown>>()
  const calls = {
    GET: answer().mockResolvedValue({ data: { data: list } }),
    POST: answer(),
    PATCH: answer().mockResolvedValue({}),
    DELETE: answer().mockResolvedValue({ data: { data: { ...list, schedules: [] } } }),
    // The draft has one change.
    request: vi.fn(async (_: string, path: string) => ({
      data: {
        data: path.endsWith('/draft')
          ? {
              revision: 1,
              publishedVersion: 1,
              changed: [city.pointer],
              settings: { agency: { city: 'Faro', zipCode: '1' } },
            }
          : { version: {}, changes: [{ pointer: city.pointer, before: 'Faro', after: 'Porto' }] },
      },
    })),
  }
  render(
    <I18nextProvider i18n={createText('en', { editor: english })}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={calls as unknown as ApiClient}>
          <PageProvider page={page}>
            <EditorProvider open={{ editor, frames: createFrames() }}>{part}</EditorProvider>
          </PageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { editor, calls }
}
