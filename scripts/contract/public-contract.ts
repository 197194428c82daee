import { bundleContract } from './bundle-contract.ts'
import { dropEditorFields } from './drop-editor-fields.ts'
import { inlineSchemas } from './inline-schemas.ts'
import type { JsonObject } from './json.ts'

/** Takes the folder of the contract and gives it as one document of plain OpenAPI, without what is the editor's alone. */
export function publicContract(folder: string): JsonObject {
  return dropEditorFields(inlineSchemas(bundleContract(folder)))
}
