import type { JsonSchema } from '../../../../contract/operation.ts'
import { schemas } from '../../../../contract/operations.gen.ts'
import type { Settings, SettingsFile } from '../../../../contract/types.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../../../../tenant/settings/json.ts'
import { listKeys, pointerOf } from '../../../../tenant/settings/pointer.ts'
import type { AssetRepository } from '../../pictures/asset.ts'
import { plainWording } from './plain-wording.ts'

/** A folder's files by path, `tenant.json` first. */
export type FolderFiles = Map<string, Uint8Array>

interface Folder {
  files: FolderFiles
  assets: Pick<AssetRepository, 'find'>
}

const SCHEMA = '../../src/contract/tenant.schema.json'
const COMPONENTS = '#/components/schemas/'
const encoder = new TextEncoder()

/**
 * Returns the folder of an agency's settings, in the shape of `tenants/<slug>/`: tenant.json, and each picture and
 * HTML text that it names as a file. The contract decides which fields those are.
 */
export async function writeFolderFiles(
  settings: SettingsFile & Pick<Settings, 'hosts'>,
  assets: Pick<AssetRepository, 'find'>,
): Promise<FolderFiles> {
  const files: FolderFiles = new Map()
  // The demo's server adds its own hosts itself.
  const hosts = settings.hosts.filter((host) => !host.endsWith('.localhost'))
  const plain = { ...settings, hosts, wording: plainWording(settings.wording ?? {}) }
  const { $schema: _, ...tenant } = (await inFolder(schemas.Settings, asJson(plain), [], {
    files,
    assets,
  })) as JsonObject
  const text = encoder.encode(`${JSON.stringify({ $schema: SCHEMA, ...tenant }, null, 2)}\n`)
  return new Map([['tenant.json', text], ...[...files].toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/** The value with file names in place of their contents. */
async function inFolder(
  fieldSchema: JsonSchema | undefined,
  value: Json,
  steps: readonly string[],
  folder: Folder,
): Promise<Json> {
  if (isNamed(fieldSchema, 'MediaAddress')) return pictureFile(String(value), steps, folder)
  if (isNamed(fieldSchema, 'HtmlText')) return htmlFile(String(value), steps, folder)
  const schema = followed(fieldSchema)
  if (isList(value)) {
    const key = listKeys[pointerOf(steps)]
    return Promise.all(
      value.map((item, index) => {
        const name = key !== undefined && isObject(item) ? own(item, key) : undefined
        const step = typeof name === 'string' ? name : String(index + 1)
        return inFolder(schema.items as JsonSchema, item, [...steps, step], folder)
      }),
    )
  }
  if (!isObject(value)) return value
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] }
  const entries = Object.entries(value)
    // A text without a file is empty too.
    .filter(
      ([name, entry]) =>
        entry !== '' || required.includes(name) || !isNamed(at(properties, name), 'HtmlText'),
    )
    .map(async ([name, entry]) => [
      name,
      await inFolder(at(properties, name), entry, [...steps, name], folder),
    ])
  return Object.fromEntries(await Promise.all(entries))
}

function at(properties: object, name: string): JsonSchema | undefined {
  return Object.hasOwn(properties, name) ? (properties as Record<string, JsonSchema>)[name] : undefined
}

function isNamed(schema: JsonSchema | undefined, name: string): boolean {
  return schema?.$ref === `${COMPONENTS}${name}`
}

function followed(schema: JsonSchema | undefined): JsonSchema {
  const $ref = schema?.$ref
  return (typeof $ref === 'string' ? schemas[$ref.slice(COMPONENTS.length)] : schema) ?? {}
}

async function pictureFile(
  address: string,
  steps: readonly string[],
  { files, assets }: Folder,
): Promise<string> {
  const [, hash = '', ending = ''] = /^\/media\/([0-9a-f]+)\.([a-z]+)$/.exec(address) ?? []
  const path = `${nameOf(steps, 'image')}.${ending}`
  const asset = await assets.find(hash)
  if (asset !== null) files.set(path, asset.bytes)
  return `./${path}`
}

function htmlFile(html: string, steps: readonly string[], { files }: Folder): string {
  const [first, ...rest] = steps
  const path = first === 'posts' ? `posts/${nameOf(rest, 'content')}` : `pages/${nameOf(steps, 'content')}`
  files.set(`${path}.html`, encoder.encode(html === '' ? '' : `${html}\n`))
  return `./${path}.html`
}

/** `['agency', 'logoMobile']` becomes `logo-mobile`, `['about', 'content']` becomes `about`. */
function nameOf(steps: readonly string[], fallback: string): string {
  return steps
    .filter((step, index) => !(index === 0 && step === 'agency') && step !== fallback)
    .map((step) => step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join('-')
}

/** The same without `undefined`, which JSON does not have. */
function asJson(settings: object): Json {
  return JSON.parse(JSON.stringify(settings)) as Json
}
