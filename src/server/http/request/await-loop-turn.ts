import type { MiddlewareHandler } from 'hono'
import { countedAs } from '../../kernel/net/client-network.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import type { LoopTurns } from './loop-turns.ts'

/** Makes the handler that waits for a turn of the event loop and lets the request wait for more (`caller.takeTurn`). */
export function awaitLoopTurn(turns: LoopTurns): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const caller = c.get('caller')
    const turn = { group: caller.agency.id, member: countedAs(caller.clientAddress).line }
    const takeTurn = (signal: AbortSignal = c.req.raw.signal) => turns.next(turn, signal)
    c.set('caller', { ...caller, takeTurn })
    await takeTurn()
    return next()
  }
}
