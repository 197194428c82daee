import { ApiError } from '../../api/api-error.ts'
import type { components } from '../../contract/api.gen.ts'
import { type Limited, sendFile } from '../core/draft-api.ts'

type Schemas = components['schemas']
export type ImportedSettings = Schemas['ImportedSettings']
export type FolderProblem = Schemas['FolderProblem']

/**
 * Sends a zip of settings to the server and returns what it would change, or its faults by file. Nothing is applied.
 */
export async function readFolder(agencyId: string, zip: Blob): Promise<Limited<ImportedSettings>> {
  try {
    return await sendFile(agencyId, '/api/branding/import', zip)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || error.errors.length === 0) throw error
    // The server reports faults of the zip itself for the body.
    const problems = error.errors.map(({ field, reason }) => ({
      file: field === 'body' ? '' : field,
      field: '',
      reason,
    }))
    return { data: { changes: [], kept: [], problems }, quota: error.quota }
  }
}
