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
import { type Hold, isStopped } from './hold.ts'
import type { Pending } from './next-batch.ts'
import { type PastChange, pastChanges } from './past-change.ts'
import { createResponseTimeout } from './response-timeout.ts'

/** Milliseconds after the last change until it is sent: a word is one call, not one for every letter. */
const SETTLED = 350
/** Milliseconds until it is tried again, time after time. */
const AGAIN = [1_000, 2_000, 5_000, 15_000, 30_000] as const

interface SaverInput {
  api: Pick<DraftApi, 'read' | 'save'>
  read: () => Saving
  write: (saving: Saving) => void
  /** Names a gesture, so that the server can tell it from the next. */
  newId: () => string
  /** The server has these, as it stored them; what stood there already is left out. */
  onSaved: (sent: readonly Pending[], stored: readonly Change[]) => void
  /** Somebody else's draft took the place of the one before. */
  onTheirs: (before: Confirmed, draft: Draft, since: readonly PastChange[]) => void
}

export interface Saver {
  /** Something waits. */
  wake: () => void
  /** Sends what waits at once, and tries again what failed. */
  flush: () => void
  /** Goes on after what held it back, such as nobody being signed in. */
  resume: () => void
  /** Somebody else may have changed the draft. */
  look: (revision: number | null) => void
  stop: () => void
}

/** Sends what waits, one call at a time; what it must do with each answer is `autosave`'s to say. */
export function createSaver({ api, read, write, newId, onSaved, onTheirs }: SaverInput): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let failures = 0
  let isOver = false
  /** The latest that was heard of the draft; Infinity: anything may have happened. */
  let heard = 0
  let named: { gesture: string; id: string } | undefined
  const patience = createResponseTimeout()

  function plan(delay: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void pump(), delay)
  }

  /** A gesture that is too large for one call has one name in all of them. */
  function nameOf([first, ...others]: readonly Pending[]): string {
    const gesture = first?.gesture
    if (gesture === undefined || others.some((one) => one.gesture !== gesture)) return newId()
    if (named?.gesture !== gesture) named = { gesture, id: newId() }
    return named.id
  }

  /** One call at a time, and on with what there is to do after it. */
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
    if (on === before || call === null) return heard > on.confirmed.revision ? look() : undefined
    write(on)
    await alone(async () => {
      try {
        const answer = await patience.of(api.save(call.from, sent, call.gesture))
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
        take(await patience.of(api.read()), pastChanges(error))
        failures = 0
      } catch (unread) {
        heard = Math.max(heard, missed)
        giveUp(holdOf(unread))
      }
    } else if ([400, 413, 422].includes(status)) write(refused(read(), errors, detail))
    else giveUp(holdOf(error))
  }

  function giveUp(hold: Exclude<Hold, 'none'>): void {
    fail()
    write(failed(read(), hold))
  }

  function fail(): void {
    failures = Math.min(failures + 1, AGAIN.length)
  }

  function take(draft: Draft, since: readonly PastChange[] = []): void {
    const { confirmed } = read()
    write(overtaken(read(), draft))
    if (draft.revision !== confirmed.revision) onTheirs(confirmed, draft, since)
  }

  function look(): Promise<void> {
    return alone(async () => {
      const missed = heard
      // What is heard from now on may be of what this answer does not know yet.
      heard = 0
      try {
        const draft = await patience.of(api.read())
        failures = 0
        const { confirmed, hold, sent } = read()
        if (sent.length > 0) {
          // Whether that came is asked before anything is merged.
          heard = Math.max(heard, missed)
          write(released(read()))
        } else if (draft.revision !== confirmed.revision || hold !== 'none') take(draft)
      } catch (error) {
        heard = Math.max(heard, missed)
        fail()
        const hold = holdOf(error)
        // Of anything else the next call that saves finds out.
        if (isStopped({ hold })) write(failed(read(), hold))
      }
    })
  }

  return {
    wake: () => plan(SETTLED),
    flush() {
      patience.hurry()
      plan(0)
    },
    resume() {
      failures = 0
      write(released(read()))
      heard = Infinity
      plan(0)
    },
    look(revision) {
      const saving = read()
      if (revision !== null && revision <= saving.confirmed.revision) return
      heard = Math.max(heard, revision ?? Infinity)
      // What is on its way is answered with theirs, if it is too late; if it was not, they are asked for after.
      if (isBusy) return
      if (saving.sent.length === 0 || isStopped(saving)) void look()
      else if (revision === null) plan(0)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Why a call that failed is not simply made again. */
function holdOf(error: unknown): Exclude<Hold, 'none'> {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline'
  if (error.status === 401) return 'signedOut'
  if (error.status === 409 && error.errors.some(({ field }) => field === 'person')) return 'otherPerson'
  // A 409 without is another agency's, which answers here by now.
  return [403, 404, 409].includes(error.status) || error.code === 'agency_mismatch' ? 'forbidden' : 'busy'
}
