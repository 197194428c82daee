import { ApiError } from '../../api/api-error.ts'
import type { Change } from '../../tenant/settings/change.ts'
import {
  accepted,
  type Confirmed,
  failed,
  overtaken,
  refused,
  released,
  type Saving,
  sending,
} from './autosave.ts'
import type { Draft, DraftApi } from './draft-api.ts'
import { type PastChange, pastChanges } from './others-changes.ts'
import { isStopped, type Pending, type SavingPause } from './pending-changes.ts'
import { createResponseTimeout } from './response-timeout.ts'

/** Milliseconds from the last change to sending it: a word is one call, not one for each letter. */
const SETTLED = 350
/** Milliseconds to each further attempt. */
const AGAIN = [1_000, 2_000, 5_000, 15_000, 30_000] as const

interface SaverInput {
  api: Pick<DraftApi, 'read' | 'save'>
  read: () => Saving
  write: (saving: Saving) => void
  /** Names a gesture, so that the server can tell it from the next. */
  newId: () => string
  /** Called with accepted changes as the server stored them, without those that changed nothing. */
  onSaved: (sent: readonly Pending[], stored: readonly Change[]) => void
  /** Called when a newer draft by others replaces the previous one. */
  onTheirs: (before: Confirmed, draft: Draft, since: readonly PastChange[]) => void
}

export interface Saver {
  /** Tells the saver that changes wait. */
  wake: () => void
  /** Sends waiting changes at once, and repeats a failed call. */
  flush: () => void
  /** Continues after an obstacle, such as a missing session. */
  resume: () => void
  /** Tells the saver that the draft may have changed elsewhere. */
  check: (revision: number | null) => void
  stop: () => void
}

/** Sends waiting changes, one call at a time; `autosave` decides how each answer changes the state. */
export function createSaver({ api, read, write, newId, onSaved, onTheirs }: SaverInput): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let failures = 0
  let isOver = false
  /** The latest known revision of the draft; Infinity: events may have been missed. */
  let heard = 0
  let named: { gesture: string; id: string } | undefined
  const timeout = createResponseTimeout()

  function plan(delay: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void pump(), delay)
  }

  /** A gesture that is too large for one call has the same name in all its calls. */
  function nameOf([first, ...others]: readonly Pending[]): string {
    const gesture = first?.gesture
    if (gesture === undefined || others.some((one) => one.gesture !== gesture)) return newId()
    if (named?.gesture !== gesture) named = { gesture, id: newId() }
    return named.id
  }

  /** One call at a time, followed by whatever is pending after it. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (isBusy || isOver) return
    isBusy = true
    await work()
    isBusy = false
    const now = read()
    if (isStopped(now)) return
    const isLeft = now.sent.length + now.waiting.length > 0 || heard > now.confirmed.revision
    if (isLeft) plan(failures > 0 ? (AGAIN[failures - 1] ?? 30_000) : 0)
  }

  async function pump(): Promise<void> {
    if (isBusy || isOver) return
    const before = read()
    const on = sending(before, nameOf)
    const { call, sent } = on
    if (isStopped(before)) return
    if (on === before || call === null) return heard > on.confirmed.revision ? readDraft() : undefined
    write(on)
    await alone(async () => {
      try {
        const answer = await timeout.of(api.save(call.from, sent, call.gesture))
        failures = 0
        write(accepted(read(), answer.revision, answer.changes))
        onSaved(sent, answer.changes)
      } catch (error) {
        await mend(error)
      }
    })
  }

  async function mend(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return giveUp('offline')
    const { status, errors, detail } = error
    if (status === 412) {
      const missed = heard
      try {
        heard = 0
        take(await timeout.of(api.read()), pastChanges(error))
        failures = 0
      } catch (unread) {
        heard = Math.max(heard, missed)
        giveUp(pauseOf(unread))
      }
    } else if ([400, 413, 422].includes(status)) write(refused(read(), errors, detail))
    else giveUp(pauseOf(error))
  }

  function giveUp(pause: Exclude<SavingPause, 'none'>): void {
    fail()
    write(failed(read(), pause))
  }

  function fail(): void {
    failures = Math.min(failures + 1, AGAIN.length)
  }

  function take(draft: Draft, since: readonly PastChange[] = []): void {
    const { confirmed } = read()
    write(overtaken(read(), draft))
    if (draft.revision !== confirmed.revision) onTheirs(confirmed, draft, since)
  }

  function readDraft(): Promise<void> {
    return alone(async () => {
      const missed = heard
      // Events received from now on may be newer than this answer.
      heard = 0
      try {
        const draft = await timeout.of(api.read())
        failures = 0
        const { confirmed, pause, sent } = read()
        if (sent.length > 0) {
          // Whether the call arrived is checked before anything is merged.
          heard = Math.max(heard, missed)
          write(released(read()))
        } else if (draft.revision !== confirmed.revision || pause !== 'none') take(draft)
      } catch (error) {
        heard = Math.max(heard, missed)
        fail()
        const pause = pauseOf(error)
        // The next saving call finds out about anything else.
        if (isStopped({ pause })) write(failed(read(), pause))
      }
    })
  }

  return {
    wake: () => plan(SETTLED),
    flush() {
      timeout.hurry()
      plan(0)
    },
    resume() {
      failures = 0
      write(released(read()))
      heard = Infinity
      plan(0)
    },
    check(revision) {
      const saving = read()
      if (revision !== null && revision <= saving.confirmed.revision) return
      heard = Math.max(heard, revision ?? Infinity)
      // A call in progress is answered with their changes if it is too late; otherwise they are read after it.
      if (isBusy) return
      if (saving.sent.length === 0 || isStopped(saving)) void readDraft()
      else if (revision === null) plan(0)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Why a failed call is not simply repeated. */
function pauseOf(error: unknown): Exclude<SavingPause, 'none'> {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline'
  if (error.status === 401) return 'signedOut'
  if (error.status === 409 && error.errors.some(({ field }) => field === 'person')) return 'otherPerson'
  // A 409 without a body comes from another agency, which now answers at this host.
  return [403, 404, 409].includes(error.status) || error.code === 'agency_mismatch' ? 'forbidden' : 'busy'
}
