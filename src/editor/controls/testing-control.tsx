import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createApiClient } from '../../api/client.ts'
import type { PageContext } from '../../contract/page.ts'
import type { LanguageCode } from '../../contract/types.ts'
import { ApiProvider } from '../../platform/api.tsx'
import { PageProvider } from '../../platform/page.tsx'
import { createText } from '../../platform/text.ts'
import type { Json } from '../../tenant/settings/json.ts'
import type { Field } from '../core/field.ts'
import { fieldAt } from '../core/field-table.ts'
import { addEditorTexts } from '../layout/use-open-editor.ts'
import type { Control } from './control.ts'

interface ShowOptions {
  language?: LanguageCode
  value?: Json
  /** The server's answer for a path. */
  answer?: (path: string, body: string) => unknown
}

/** Renders a field's control alone, in a language; `said` holds each value it was changed to. */
export async function showControl(
  { Control }: Control,
  pointer: string,
  { language = 'en', value: first, answer = () => ({ data: null }) }: ShowOptions = {},
): Promise<{ said: (Json | undefined)[] }> {
  const field = fieldAt(pointer)
  if (!field) throw new Error(pointer)
  const said: (Json | undefined)[] = []
  const text = createText(language, {})
  await addEditorTexts(text)
  const client = createApiClient({
    baseUrl: 'https://site.example',
    language,
    fetch: async (request) =>
      Response.json(await answer(new URL(request.url).pathname, await request.text())),
  })
  const page = { language } as PageContext
  render(
    <I18nextProvider i18n={text}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client}>
          <PageProvider page={page}>
            <label htmlFor="control">Field</label>
            <Held {...{ Control, field, first, said }} />
          </PageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { said }
}

interface HeldProps extends Pick<Control, 'Control'> {
  field: Field
  first: Json | undefined
  said: (Json | undefined)[]
}

function Held({ Control, field, first, said }: HeldProps) {
  const [value, setValue] = useState(first)
  const [invalidText, setInvalidText] = useState<string | null>(null)
  return (
    <Control
      {...{ field, value, invalidText, describedBy: undefined, isInvalid: false }}
      onInvalidText={setInvalidText}
      id="control"
      label="Field"
      onEnd={() => {}}
      onChange={(next) => {
        said.push(next)
        setValue(next)
      }}
    />
  )
}
