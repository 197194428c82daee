import { isObject, type JsonObject } from './json.ts'

/** The closed lists that forms show, by the name of their schema. */
const lists = {
  bookingVolumes: 'BookingVolume',
  businessUsages: 'BusinessUsage',
  hearSources: 'HearSource',
  socialNetworks: 'SocialNetwork',
  supportManagers: 'SupportManager',
} as const

/** Returns TypeScript source with each of these lists, in the contract's order. */
export function writeOptions(document: JsonObject): string {
  const { schemas } = isObject(document.components) ? document.components : {}
  const exported = Object.entries(lists).map(([name, schema]) => {
    const found = isObject(schemas) ? schemas[schema] : undefined
    const options = isObject(found) ? found.enum : undefined
    if (!Array.isArray(options)) throw new Error(`The contract has no list ${schema}.`)
    return `export const ${name} = ${JSON.stringify(options)} as const\n`
  })
  return exported.join('')
}
