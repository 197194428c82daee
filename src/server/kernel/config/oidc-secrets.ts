import { ConfigError } from './config-error.ts'
import { type Environment, given } from './environment-value.ts'

/** The prefix of `<SLUG>_<ID>`: the slug in capitals with _ for -, the id in capitals. */
export const oidcSecretPrefix = 'LIVERY_OIDC_SECRET_'

/** Returns the values of the LIVERY_OIDC_SECRET_ variables by the rest of their names; no message contains a value. */
export function oidcSecrets(env: Environment): ReadonlyMap<string, string> {
  const names = Object.keys(env).filter((name) => name.startsWith(oidcSecretPrefix))
  return new Map(
    names.flatMap((name) => {
      const key = name.slice(oidcSecretPrefix.length)
      if (!/^[A-Z0-9][A-Z0-9_]*_[A-Z][A-Z0-9]*$/.test(key)) {
        throw new ConfigError(
          name,
          `${name} names no identity provider; write ${oidcSecretPrefix}<SLUG>_<ID>, such as ${oidcSecretPrefix}AURORA_STAFF.`,
        )
      }
      const value = given(env, name)
      if (value !== null && !/^[\x20-\x7e]{1,1000}$/.test(value)) {
        throw new ConfigError(name, `${name} must be up to 1000 printable ASCII characters.`)
      }
      return value === null ? [] : [[key, value] as const]
    }),
  )
}
