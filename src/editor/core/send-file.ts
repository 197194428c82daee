import { ApiError, type Quota, readApiError, readQuota } from '../../api/api-error.ts'

/** An answer's data, and the remaining quota of the call's limit. */
export interface Limited<Data> {
  readonly data: Data
  readonly quota: Quota | null
}

/**
 * Uploads a file, since the client of all other calls supports only JSON; returns the answer's data, or throws an
 * ApiError.
 */
export async function sendFile<Data>(agencyId: string, address: string, file: Blob): Promise<Limited<Data>> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-requested-with': 'livery',
    // As with all calls: if another agency now answers at this host, the file is refused.
    'x-livery-agency': agencyId,
  }
  const url = new URL(address, location.origin)
  const answer = await fetch(url, { method: 'POST', headers, body: file }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', detail: '', cause })
  })
  if (!answer.ok) throw await readApiError(answer)
  const { data } = (await answer.json()) as { data: Data }
  return { data, quota: readQuota(answer.headers) }
}
