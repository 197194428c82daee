import { ApiError } from '../../api/api-error.ts'
import type { Editor, FieldAuthor } from '../../contract/types.ts'
import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { DraftApi, DraftNews, StoredPicture } from './draft-api.ts'

const ana: Editor = { id: 'ana', name: 'Ana' }
const bo: Editor = { id: 'bo', name: 'Bo' }

function picture(address: string, width: number): StoredPicture {
  return { address, width, height: 1, contentType: 'image/webp', palette: [] }
}

/** A server with one draft, according to the contract, that can be cut off, slowed down and inspected. */
export function fakeDraftServer(settings: JsonObject) {
  let document = settings
  let revision = 1
  const state = {
    isCut: false,
    status: null as number | null,
    losesAnswers: false,
    faults: [] as ApiError['errors'],
    /** The form in which the server stores a value. */
    stored: (value: Json | undefined) => value,
  }
  const received: (readonly Change[])[] = []
  const gestures: string[] = []
  const done: { revision: number; gesture: string; by: Editor; changes: readonly Change[] }[] = []
  let authors: readonly FieldAuthor[] = []
  const listeners = new Set<(news: DraftNews) => void>()
  const tell = (news: DraftNews) => {
    for (const listener of listeners) listener(news)
  }

  /** Changes the draft as another person, unless given. */
  function take(changes: readonly Change[], by = bo, gesture = ''): void {
    const changed = applyChanges(document, changes)
    if (!changed) throw new ApiError({ status: 422, code: 'validation_failed', detail: '' })
    document = changed
    revision += 1
    done.push({ revision, gesture, by, changes })
    const at = new Date(0).toISOString()
    const isNew = ({ pointer }: FieldAuthor) => !changes.some((one) => one.pointer === pointer)
    authors = [...authors.filter(isNew), ...changes.map(({ pointer }) => ({ pointer, by, at }))]
    tell({ kind: 'draft', revision, by })
  }
  function refuse(): void {
    if (state.isCut) throw new ApiError({ status: 0, code: 'network', detail: '' })
    if (state.status)
      throw new ApiError({ status: state.status, code: 'unexpected', detail: '', errors: state.faults })
  }
  const apiOf = (you: Editor): DraftApi => ({
    read: async () => {
      if (state.isCut) refuse()
      // A field that is as published has no author.
      const fields = authors.filter(
        ({ pointer }) => !sameJson(valueAt(settings, pointer), valueAt(document, pointer)),
      )
      return { revision, settings: document, changed: [], hosts: [], fields, you }
    },
    save: async (from, sent, gesture) => {
      refuse()
      const before = done.find(
        (one) => one.revision === from + 1 && one.gesture === gesture && one.by.id === you.id,
      )
      if (before) return before
      if (from !== revision) {
        const cause = { revision, since: done.filter((one) => one.revision > from) }
        throw new ApiError({ status: 412, code: 'draft_stale', detail: '', cause })
      }
      received.push(sent.map(({ pointer, before, after }) => change(pointer, before, after)))
      gestures.push(gesture)
      const changes = sent.map(({ pointer, before, after }) => change(pointer, before, state.stored(after)))
      take(changes, you, gesture)
      if (state.losesAnswers) throw new ApiError({ status: 0, code: 'network', detail: '' })
      return { revision, changes }
    },
    watch: (onNews) => {
      listeners.add(onNews)
      return () => listeners.delete(onNews)
    },
    grant: async () => ({ grant: 'grant', expiresAt: '2100-01-01T00:00:00Z' }),
    tellWhere: async () => [],
    cropPicture: async () => ({ data: picture('/media/0123456789abcdee.webp', 1), quota: null }),
    readPalette: async () => [],
    check: async () => {
      refuse()
      return { findings: [], passed: [], revision }
    },
    storePicture: async () => ({ data: picture('/media/0123456789abcdef.webp', 2), quota: null }),
  })
  return {
    api: apiOf(ana),
    apiOf,
    bo,
    state,
    received,
    gestures,
    take,
    tell,
    /** Forgets past changes, as after a publication. */
    forget: () => void done.splice(0),
    settings: () => document,
    revision: () => revision,
  }
}
