import type { SessionClient } from '../../domain/accounts/session-repository.ts'
import type { Caller } from './route.ts'

/** Gives with what and from where a call is made, as the list of a person's sessions shows it. */
export function sessionClient(call: {
  request: Request
  caller: Pick<Caller, 'clientAddress'>
}): SessionClient {
  return {
    userAgent: call.request.headers.get('user-agent') ?? '',
    address: call.caller.clientAddress,
  }
}
