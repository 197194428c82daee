import { isIP } from 'node:net'
import { type Environment, given, refuse } from './environment-value.ts'

const name = 'LIVERY_ADDRESS'

/**
 * Takes the environment and the mode, and gives where connections are taken: an IP address, `localhost` for this machine alone, or null for every
 * address that the machine has. In the demo anybody is an owner with one press, so it is for this machine unless it is told otherwise.
 */
export function listenAddress(env: Environment, mode: 'demo' | 'production'): string | null {
  const value = given(env, name)
  if (value === null) return mode === 'production' ? null : 'localhost'
  if (value === 'localhost' || isIP(value) !== 0) return value
  return refuse(
    name,
    value,
    'localhost for this machine alone, one of its IP addresses, or 0.0.0.0 for all of them',
  )
}
