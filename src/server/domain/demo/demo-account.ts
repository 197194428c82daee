/** Published in docs/demo.md, which is why demo people do not exist in production mode. */
export const demoPassword = 'livery-demo-1'

/** The demo's people, from who may least to who may most: one for each role of spec §6, and a traveller with a wallet. */
export const demoNames = ['traveller', 'member', 'agent', 'restricted', 'sales', 'admin', 'owner'] as const

export type DemoName = (typeof demoNames)[number]

/** Gives the address that one of the demo's people signs in with at an agency. */
export function demoEmail(name: DemoName, slug: string): string {
  return `${name}@${slug}.example`
}

/** Takes any text and says whether one of the demo's people is called so. */
export function isDemoName(text: string): text is DemoName {
  return demoNames.some((name) => name === text)
}
