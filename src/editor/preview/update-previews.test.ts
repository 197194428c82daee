import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { PageAgency } from '../../contract/page.ts'
import type { ToPreview } from '../../contract/preview-messages.ts'
import { change } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { accepted, documentOf, edited, type Saving, saved, sending } from '../core/autosave.ts'
import type { EditorState } from '../core/editor-state.ts'
import type { Frames } from './frames.ts'
import { updatePreviews } from './update-previews.ts'

/** An editor whose saving state is set by the test, and the messages that its previews receive. */
function messagesFor(agency: JsonObject) {
  const store = createStore()
  const savingAtom = atom<Saving>(saved({ revision: 1, settings: { agency } }))
  const documentAtom = atom((get) => documentOf(get(savingAtom)))
  const brandAtom = atom({ primaryColor: '#2c7be5' })
  const editor = { store, savingAtom, documentAtom, brandAtom, document: () => store.get(documentAtom) }
  const messages: ToPreview[] = []
  const frames = { tellDraft: (one: ToPreview) => messages.push(one), listen: () => () => undefined }
  updatePreviews(
    editor as unknown as EditorState,
    frames as unknown as Frames,
    agency as unknown as PageAgency,
  )
  return {
    set: (next: (saving: Saving) => Saving) => store.set(savingAtom, next),
    take: () =>
      messages.splice(0).map((one) => (one.kind === 'agency' ? `agency ${one.agency.agencyName}` : one.kind)),
  }
}

it('does not restore older values when an answer arrives before the latest change is stored', () => {
  const { set, take } = messagesFor({ agencyName: 'Aurora', isFaqEnable: false })
  const faq = change('/agency/isFaqEnable', false, true)
  set((saving) => sending(edited(saving, [faq])))
  set((saving) => edited(saving, [change('/agency/agencyName', 'Aurora', 'Boreal')]))
  expect(take()).toEqual(['agency Aurora', 'agency Boreal'])
  set((saving) => accepted(saving, 2, [faq]))
  expect(take()).toEqual(['refresh', 'agency Boreal', 'menus'])
  // Once everything is stored, the server supplies what only it can.
  set((saving) => sending(saving))
  set((saving) => accepted(saving, 3, saving.sent))
  expect(take()).toEqual(['refresh'])
})
