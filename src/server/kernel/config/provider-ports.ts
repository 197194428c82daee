import { type Environment, given, refuse } from './environment-value.ts'

const name = 'LIVERY_PROVIDER_PORTS'

/**
 * Returns the port on this machine at which the demo's identity provider answers, by the port in
 * `http://localhost:<port>` issuers. `npm start` and `npm run dev` set it if another program uses that port.
 * Production refuses it.
 */
export function providerPorts(env: Environment, mode: 'demo' | 'production'): ReadonlyMap<number, number> {
  const value = given(env, name)
  if (value === null) return new Map()
  const pairs = value.split(',').map((pair) => /^(\d{1,5}):(\d{1,5})$/.exec(pair.trim()))
  const ports = pairs.map((pair) => [Number(pair?.[1] ?? 0), Number(pair?.[2] ?? 0)] as const)
  const fits = ports.flat().every((port) => port > 0 && port <= 65_535)
  if (mode === 'demo' && fits) return new Map(ports)
  return refuse(name, value, 'in the demo, pairs of ports such as 4400:4401; in production, nothing')
}
