import { ApiError } from '../../api/api-error.ts'
import { readApiError } from '../../api/read-api-error.ts'

/** Sends a file as it is, for the client of all other calls speaks JSON alone; gives the answer's data, or throws an ApiError. */
export async function sendFile<Data>(agencyId: string, address: string, file: Blob): Promise<Data> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-requested-with': 'livery',
    // As with all other calls: a page of the agency before a switch at this host sends that one's files nowhere else.
    'x-livery-agency': agencyId,
  }
  const url = new URL(address, location.origin)
  const answer = await fetch(url, { method: 'POST', headers, body: file }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', detail: '', cause })
  })
  if (!answer.ok) throw await readApiError(answer)
  return ((await answer.json()) as { data: Data }).data
}
