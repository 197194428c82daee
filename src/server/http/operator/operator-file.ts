import { operations } from '../../../contract/operations.gen.ts'
import type { Call } from '../call/route.ts'
import { download } from '../message/download.ts'
import { readBytes } from '../message/read-body.ts'
import { operatorDeadline } from './operator-deadline.ts'
import { failed, operatorFailure } from './operator-failure.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { jsonOf, type OperatorApi, operatorResponse, REPLY_LIMIT } from './operator-request.ts'

/** The calls whose answer is a file of a booking. */
export type FileOperation = 'getVoucher' | 'getCalendarFile'

const endings = { getVoucher: 'pdf', getCalendarFile: 'ics' } as const

/**
 * Gets a booking's file from the operator's API, named after the booking. Throws 502 where it is of another media type than
 * the contract's or too large, and what a call that answers with JSON throws.
 */
export async function operatorFile<Id extends FileOperation>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
): Promise<Response> {
  const deadline = operatorDeadline(api.timeout, call.signal)
  try {
    const response = await operatorResponse(api, id, call, deadline)
    if (response.status >= 400) {
      throw operatorRefusal(id, response.status, await jsonOf(id, response), response.headers)
    }
    const { answers } = operations[id]
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== answers) throw failed(id, `its answer is not ${answers}`)
    const body = response.body === null ? new Uint8Array() : await readBytes(response.body, REPLY_LIMIT)
    if (body === null) throw failed(id, 'its answer is too large')
    if (body.length === 0) throw failed(id, 'its answer is empty')
    const contentType = answers.startsWith('text/') ? `${answers}; charset=utf-8` : answers
    const fileName = `${(call.path as { reference: string }).reference}.${endings[id]}`
    return download({ body, contentType, fileName, isShown: id === 'getVoucher' })
  } catch (cause) {
    throw operatorFailure(id, cause, { deadline, caller: call.signal })
  } finally {
    deadline.end()
  }
}
