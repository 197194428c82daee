import type { SessionClient } from '../../domain/accounts/session-repository.ts'
import type { Caller } from './route.ts'

/** Returns the browser and place of a call, as the list of a person's sessions shows it. */
export function sessionClient(call: {
  request: Request
  caller: Pick<Caller, 'clientAddress'>
}): SessionClient {
  return {
    userAgent: call.request.headers.get('user-agent') ?? '',
    address: call.caller.clientAddress,
  }
}
