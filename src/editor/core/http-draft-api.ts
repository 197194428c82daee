import { ApiError, readQuota } from '../../api/api-error.ts'
import type { ApiClient } from '../../api/client.ts'
import type { components } from '../../contract/api.gen.ts'
import { change } from '../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { type DraftApi, sendFile } from './draft-api.ts'
import { createDraftWatch } from './watch-draft.ts'

type Schemas = components['schemas']

/** The draft's calls, made by the page's client. Changes are sent as the person who first read the draft here. */
export function httpDraftApi(client: ApiClient, agencyId: string): DraftApi {
  let person: string | undefined
  const events = createDraftWatch(agencyId)
  return {
    async read() {
      const { revision, settings, changed, fields, hosts, you } = answered(
        await client.GET('/api/branding/draft'),
      )
      person ??= you.id
      if (person !== you.id) throw new ApiError(otherPerson)
      events.answered()
      return { revision, settings: asJson(settings), changed, fields, hosts, you }
    },
    async save(revision, changes, gesture) {
      const answer = answered(
        await client.PATCH('/api/branding/draft', {
          params: { header: { 'If-Match': `"${revision}"` } },
          body: {
            // The server knows the previous value.
            changes: changes.map(({ pointer, after }) => ({
              pointer,
              ...(after !== undefined && { after }),
            })),
            gesture,
            ...(person !== undefined && { person }),
          },
        }),
      )
      events.answered()
      return { revision: answer.revision, changes: answer.changes.map(asChange) }
    },
    watch: (onNews) => events.watch(person ?? '', onNews),
    tellWhere: async (panel, field) =>
      answered(await client.PUT('/api/branding/presence', { body: { panel, field } })),
    grant: async (options) =>
      answered(
        // Its language and currency come from lists of the contract.
        await client.POST('/api/branding/preview-grants', {
          body: options as Schemas['CreatePreviewGrantRequest'],
        }),
      ),
    async check() {
      const { data } = await client.GET('/api/branding/checks')
      if (!data) throw new ApiError({ status: 0, code: 'unexpected', detail: '' })
      return { findings: data.data, passed: data.passed, revision: data.revision }
    },
    storePicture: (use, file) =>
      sendFile(agencyId, `/api/branding/pictures?for=${encodeURIComponent(use)}`, file),
    async cropPicture(address, part) {
      const answer = await client.POST('/api/branding/pictures/crop', { body: { address, ...part } })
      return { data: answered(answer), quota: readQuota(answer.response.headers) }
    },
    readPalette: async (address) =>
      answered(await client.GET('/api/branding/pictures/palette', { params: { query: { address } } })),
  }
}

/** The same error as the server returns for a change made as another person. */
const otherPerson = {
  status: 409,
  code: 'conflict',
  detail: '',
  errors: [{ field: 'person', reason: 'is not the person who is signed in' }],
} as const

function answered<Data>({ data }: { data?: { data: Data } }): Data {
  if (!data) throw new ApiError({ status: 0, code: 'unexpected', detail: '' })
  return data.data
}

/** Settings are JSON, though their type lists each field. */
const asJson = (settings: Schemas['Settings']) => settings as unknown as JsonObject

function asChange({ pointer, before, after }: Schemas['SettingsChange']) {
  return change(pointer, before as Json | undefined, after as Json | undefined)
}
