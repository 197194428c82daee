import { ApiError } from '../../api/api-error.ts'
import type { components } from '../../contract/api.gen.ts'
import { type Limited, sendFile } from '../core/send-file.ts'

type Schemas = components['schemas']
export type ImportedSettings = Schemas['ImportedSettings']
export type FolderProblem = Schemas['FolderProblem']

/** Takes a zip of settings and gives what it would change, or what is wrong with it, file by file. Nothing is applied. */
export async function readFolder(agencyId: string, zip: Blob): Promise<Limited<ImportedSettings>> {
  try {
    return await sendFile(agencyId, '/api/branding/import', zip)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || error.errors.length === 0) throw error
    // What is wrong with the zip itself is said of the body.
    const problems = error.errors.map(({ field, reason }) => ({
      file: field === 'body' ? '' : field,
      field: '',
      reason,
    }))
    return { data: { changes: [], kept: [], problems }, quota: error.quota }
  }
}
