/** Published in docs/demo.md, which is why demo people do not exist in production mode. */
export const demoPassword = 'livery-demo-1'

/**
 * The demo's people, from the fewest rights to the most: one for each role of spec §6, and a traveller with a wallet.
 */
export const demoNames = ['traveller', 'member', 'agent', 'restricted', 'sales', 'admin', 'owner'] as const

export type DemoName = (typeof demoNames)[number]

/** Returns the address with which a demo person signs in at an agency. */
export function demoEmail(name: DemoName, slug: string): string {
  return `${name}@${slug}.example`
}

/** Returns whether a text is the name of a demo person. */
export function isDemoName(text: string): text is DemoName {
  return demoNames.some((name) => name === text)
}
