import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { parseConfig } from '../../src/server/kernel/config/config.ts'
import { root } from '../build/root.ts'

const example = readFileSync(join(root, '.env.example'), 'utf8')
/** Includes the variables that are commented out. */
const whole = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

/** The settings that a start lists when it meets an unknown one. */
function settings(): string[] {
  try {
    parseConfig({ LIVERY_UNKNOWN: 'x' })
    return []
  } catch (error) {
    return String(error).match(/LIVERY_(?!UNKNOWN)[A-Z_]+/g) ?? []
  }
}

const named = [...settings(), 'PORT', 'DATABASE_URL', 'SMTP_URL']

it('lists all settings that a start knows', () => {
  expect(settings()).toContain('LIVERY_DATA_DIR')
})

it.each(named)('finds %s in .env.example and on the page of the environment', (name) => {
  expect(Object.keys(whole)).toContain(name)
  expect(readFileSync(join(root, 'docs/environment.md'), 'utf8')).toContain(`\`${name}\``)
})

it('names keys of Stripe and of identity providers as the server reads them', () => {
  const { oidcSecrets, stripeKeys } = parseConfig(whole)
  expect([...oidcSecrets.keys()]).toEqual(['NORTHFOLD_STAFF'])
  expect([...stripeKeys.keys()]).toEqual(['AURORA'])
})

it('starts the demo with the file, with the same values as without it', () => {
  expect(parseConfig(parseEnv(example))).toEqual(parseConfig({}))
})

it('documents no variable that a start refuses', () => {
  expect(() => parseConfig(whole)).not.toThrow()
})
