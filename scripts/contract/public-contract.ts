import { bundleContract } from './bundle-contract.ts'
import { dropEditorFields } from './drop-editor-fields.ts'
import { inlineSchemas } from './inline-schemas.ts'
import type { JsonObject } from './json.ts'

/** Bundles the contract's folder as one document of plain OpenAPI, without the editor's fields. */
export function publicContract(folder: string): JsonObject {
  return dropEditorFields(inlineSchemas(bundleContract(folder)))
}
