import { atom, createStore } from 'jotai'
import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { mergeChanges } from '../../tenant/settings/merge-changes.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { BrandInput } from '../../theme/theme-input.ts'
import { type Choice, decided, documentOf, edited, type Saving, saved } from './autosave.ts'
import { changeField } from './change-field.ts'
import type { Draft, DraftApi, DraftNews, PersonHere } from './draft-api.ts'
import { createEditorNews } from './editor-news.ts'
import type { Field } from './field.ts'
import { close, emptyHistory, type History, record, redo, storedHistory, undo } from './history.ts'
import {
  carryInvalidTexts,
  invalidTextAt,
  invalidTextSteps,
  invalidTextsAfter,
  placeTextSteps,
} from './invalid-texts.ts'
import { memoizeByName } from './memoize-by-name.ts'
import { randomId } from './random-id.ts'
import { readBrand } from './read-brand.ts'
import { createSaver } from './saver.ts'
import { createKeeper, type Keep, resumed, unsaved } from './stored-work.ts'

interface EditorInput {
  api: DraftApi
  keep: Keep
  draft: Draft
  stored: Awaited<ReturnType<Keep['read']>>
  newId?: () => string
}

export type EditorState = ReturnType<typeof createEditorState>

/** An undo or redo: how many of its fields keep others' values, and the changes. */
export interface Step {
  readonly skipped: number
  readonly pointers: readonly string[]
}

/** Milliseconds without typing after which the next letter starts another gesture. */
const PAUSE = 2_000

/** Creates the state of one open editor: the draft with all unsaved changes, the history, and the previewed theme. */
export function createEditorState({ api, keep, draft, stored, newId = randomId }: EditorInput) {
  const store = createStore()
  const savingAtom = atom<Saving>(stored ? resumed(draft, stored.unsaved) : saved(draft))
  const historyAtom = atom<History>(stored ? close(stored.history) : emptyHistory)
  const documentAtom = atom<JsonObject>((get) => documentOf(get(savingAtom)))
  const invalidTextsAtom = atom(carryInvalidTexts(stored?.unfit ?? {}, store.get(documentAtom), false))
  /** Pointer of the field in which an invalid text is being typed. */
  const typingAtom = atom<string | null>(null)
  /** Pointers of the fields to fix: values that the server refused, and invalid texts in fields that lost the focus. */
  const toFixAtom = atom((get): readonly string[] => [
    ...get(savingAtom).refused.map(({ change }) => change.pointer),
    ...Object.keys(get(invalidTextsAtom)).filter((pointer) => pointer !== get(typingAtom)),
  ])
  const triedAtom = atom<BrandInput | null>(null)
  const brandAtom = atom<BrandInput>((get) => ({ ...readBrand(get(documentAtom)), ...get(triedAtom) }))

  const peopleAtom = atom<readonly PersonHere[]>([])
  /** True if this browser can store changes for the case that the tab is closed. */
  const isStoredAtom = atom(true)
  const others = createEditorNews({
    saving: () => store.get(savingAtom),
    history: () => store.get(historyAtom),
  })

  const keeper = createKeeper({
    keep,
    work: () => ({
      unsaved: unsaved(store.get(savingAtom)),
      history: store.get(historyAtom),
      unfit: store.get(invalidTextsAtom),
    }),
    dependencies: () => [store.get(savingAtom), store.get(historyAtom), store.get(invalidTextsAtom)],
    onStored: (isStored) => store.set(isStoredAtom, isStored),
  })
  function write(saving: Saving, isOwn = false): void {
    store.set(savingAtom, saving)
    const texts = store.get(invalidTextsAtom)
    if (Object.keys(texts).length > 0)
      store.set(invalidTextsAtom, carryInvalidTexts(texts, store.get(documentAtom), isOwn))
    keeper.soon()
  }

  const saver = createSaver({
    api,
    newId,
    write,
    onTheirs: others.onTheirs,
    read: () => store.get(savingAtom),
    onSaved(sent, changes) {
      const { settings } = store.get(savingAtom).confirmed
      const stored = applyChanges(settings, changes) ?? settings
      store.set(historyAtom, storedHistory(store.get(historyAtom), sent, stored))
    },
  })
  const { sent, waiting } = store.get(savingAtom)
  if (sent.length + waiting.length > 0) saver.flush()

  function apply(changes: readonly Change[], gesture: string, isOwn = false): void {
    if (changes.length === 0) return
    write(edited(store.get(savingAtom), changes, gesture), isOwn)
    saver.wake()
  }

  /** Records the result of a gesture; typing after a pause is another gesture. */
  function note(gesture: string, changes: readonly Change[], unfit: readonly Change[]): void {
    const now = Date.now()
    const hasPaused = gesture.startsWith('type ') && now - typedAt > PAUSE
    typedAt = now
    const history = store.get(historyAtom)
    store.set(historyAtom, record(hasPaused ? close(history) : history, changes, gesture, unfit))
  }

  /** Undoes or redoes; fields that others have changed since keep their values. */
  function step(turn: typeof undo): Step | null {
    const turned = turn(store.get(historyAtom))
    if (!turned) return null
    const { changes, conflicts } = mergeChanges(turned.changes, store.get(documentAtom))
    store.set(historyAtom, turned.history)
    apply(changes, newId())
    const texts = placeTextSteps(turned.unfit, store.get(documentAtom))
    store.set(invalidTextsAtom, invalidTextsAfter(store.get(invalidTextsAtom), texts))
    keeper.soon()
    const pointers = [...turned.changes, ...texts].map(({ pointer }) => pointer)
    return { skipped: conflicts.length, pointers }
  }
  let typedAt = 0

  const editor = {
    store,
    savingAtom,
    historyAtom,
    documentAtom,
    brandAtom,
    peopleAtom,
    isStoredAtom,
    invalidTextsAtom,
    toFixAtom,
    you: draft.you,
    hosts: draft.hosts,
    api,
    saver,
    newId,
    /**
     * The current value of a pointer. The same pointer has the same atom, which updates only when its value changes.
     */
    valueAtom: memoizeByName((pointer: string) => {
      let last: Json | undefined
      return atom((get) => {
        const next = valueAt(get(documentAtom), pointer)
        if (!sameJson(last, next)) last = next
        return last
      })
    }),
    document: () => store.get(documentAtom),
    /** Makes several changes as one gesture. */
    edit(changes: readonly Change[], gesture = newId()) {
      const before = store.get(invalidTextsAtom)
      apply(changes, gesture, true)
      note(gesture, changes, invalidTextSteps(before, store.get(invalidTextsAtom)))
    },
    /** Stores a text that its field does not accept, as an undoable step; null if the field accepts its text. */
    keepText(pointer: string, text: string | null, gesture: string) {
      const before = store.get(invalidTextsAtom)
      if (text !== null) store.set(typingAtom, pointer)
      if (before[pointer]?.text === (text ?? undefined)) return
      const stored = text === null ? undefined : invalidTextAt(pointer, text, editor.document())
      const steps = [change(pointer, before[pointer], stored)]
      store.set(invalidTextsAtom, invalidTextsAfter(before, steps))
      note(gesture, [], steps)
      keeper.soon()
    },
    /** The field lost the focus or was removed: its invalid text now waits to be fixed. */
    endText(pointer: string) {
      if (store.get(typingAtom) === pointer) store.set(typingAtom, null)
    },
    /** Changes one field; undefined removes it. */
    change(field: Pick<Field, 'pointer' | 'parents'>, value: Json | undefined, gesture?: string) {
      const made = changeField(store.get(documentAtom), field, value)
      if (made) editor.edit([made], gesture)
    },
    /** A change that the server made at this user's request is also a step that can be undone. */
    remember(changes: readonly Change[]) {
      if (changes.length > 0) store.set(historyAtom, close(record(store.get(historyAtom), changes, newId())))
    },
    endGesture: () => store.set(historyAtom, close(store.get(historyAtom))),
    undo: () => step(undo),
    redo: () => step(redo),
    /** Resolves a field's conflict by one of the texts or a combination. An undo restores the rejected one. */
    decide(pointer: string, choice: Choice) {
      const saving = store.get(savingAtom)
      const conflict = saving.conflicts.find((one) => one.pointer === pointer)
      if (!conflict) return
      const theirs = valueAt(editor.document(), pointer)
      const mine = typeof choice === 'object' ? choice.both : conflict.mine
      const [other, chosen] = choice === 'theirs' ? [mine, theirs] : [theirs, mine]
      store.set(historyAtom, record(store.get(historyAtom), [change(pointer, other, chosen)], newId()))
      write(decided(saving, pointer, choice))
      saver.flush()
    },
    /** Handles an event of the draft elsewhere. */
    hear(news: DraftNews) {
      if (news.kind === 'presence') return store.set(peopleAtom, news.people)
      if (news.kind === 'draft') {
        others.onChange(news)
        return saver.check(news.revision)
      }
      if (news.kind !== 'resync' && news.by && news.by.id !== draft.you.id) others.onNews(news)
      saver.check(null)
    },
    listen: others.listen,
    /** Shows a theme in every preview, without saving it or adding to the history; null shows the draft's again. */
    tryOn: (brand: BrandInput | null) => store.set(triedAtom, brand),
    /** Called when the page may be closed at any moment. */
    keepLeaving: keeper.leaving,
    stop() {
      saver.stop()
      keeper.stop()
    },
  }
  return editor
}
