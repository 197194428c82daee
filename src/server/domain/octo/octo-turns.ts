import type { Transactional } from '../../db/transactional.ts'
import { ClaimLost } from '../booking/claim-lost.ts'
import type { Claim, IdempotencyRepository } from '../booking/idempotency-repository.ts'
import { OctoError } from './octo-error.ts'
import type { OctoRecord } from './octo-record.ts'
import type { OctoRepository } from './octo-repository.ts'

/** Stores a booking's new record. Throws if the turn was lost: another server continued after its lease. */
export type SaveRecord = (record: OctoRecord) => Promise<void>

/** A reseller's bookings, each of which one call at a time changes. */
export interface OctoBookings extends Omit<OctoRepository, 'save'> {
  /**
   * Runs work on a booking, from reading to saving, while no other call of any server changes it. Throws
   * UNPROCESSABLE_ENTITY if another call takes too long.
   */
  inTurn<Result>(uuid: string, work: (save: SaveRecord) => Promise<Result>): Promise<Result>
}

/** What the turns need of an agency's repositories. */
export interface TurnRecords {
  readonly idempotency: IdempotencyRepository
  octoBookings(reseller: string): OctoRepository
}

/** How long a call waits for its turn, in milliseconds, and the pauses between its questions. */
const WAIT_MS = 20_000
const PAUSES_MS = [10, 25, 50, 100] as const
const LONGEST_PAUSE_MS = 200

/**
 * Returns a reseller's bookings. Its turns are claims of the idempotency keys: a lease that ends with a dead server, so
 * that no transaction waits for a supplier.
 */
export function octoTurns(
  repositories: TurnRecords & Transactional<TurnRecords>,
  reseller: string,
): OctoBookings {
  const { idempotency } = repositories
  const { find, list, isTaken } = repositories.octoBookings(reseller)
  return {
    find,
    list,
    isTaken,
    async inTurn(uuid, work) {
      const claim = await nextTurn(uuid, idempotency)
      const save: SaveRecord = (record) =>
        repositories.transaction(async (records) => {
          await records.idempotency.renew(claim)
          await records.octoBookings(reseller).save(record)
        })
      try {
        return await work(save)
      } catch (error) {
        throw error instanceof ClaimLost ? isBusy() : error
      } finally {
        await idempotency.forget(claim)
      }
    },
  }
}

async function nextTurn(uuid: string, { begin }: Pick<IdempotencyRepository, 'begin'>): Promise<Claim> {
  const request = { operation: 'changeOctoBooking', caller: 'octo', key: uuid, bodyHash: '' }
  const until = Date.now() + WAIT_MS
  for (let round = 0; Date.now() < until; round += 1) {
    const begun = await begin(request)
    if (begun.kind === 'new') return begun.claim
    const pause = PAUSES_MS[round] ?? LONGEST_PAUSE_MS
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw isBusy()
}

function isBusy(): OctoError {
  return new OctoError(
    'UNPROCESSABLE_ENTITY',
    'Another call is changing this booking. Ask for the booking, and try again.',
  )
}
