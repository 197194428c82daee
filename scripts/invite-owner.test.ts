import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSmtpServer, type TestSmtpServer } from '../src/server/adapters/smtp/testing-smtp-server.ts'
import { openStore } from '../src/server/adapters/store/open-store.ts'
import type { Store } from '../src/server/adapters/store/store.ts'
import { silentLog } from '../src/server/adapters/store/testing.ts'
import { createTestDatabase } from '../src/server/adapters/store/testing-shared-postgres.ts'
import { prepareDatabase } from '../src/server/db/prepared-database.ts'
import { keepFoldersInMemory } from '../src/server/db/testing-data-folders.ts'
import {
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../src/server/domain/tenant-folders/testing-tenant.ts'
import { openTestApp } from '../src/server/hosts/testing-app.ts'
import { inviteAgencyOwner } from './command-line/invite-agency-owner.ts'
import { readOwnerArguments } from './command-line/owner-arguments.ts'

keepFoldersInMemory()

const node = join(import.meta.dirname, '../node_modules/.bin/node')
const folder = mkdtempSync(join(tmpdir(), 'livery-invite-owner-'))
const tenantsDir = join(folder, 'tenants')
const dataDir = join(folder, 'data')
const host = 'www.acme.example'
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startTestSmtpServer()
  await prepareDatabase()
  const acme = testTenant({ hosts: [host] }, { agencyName: 'Acme Trips', defaultLanguage: 'de' })
  writeTenant(tenantsDir, 'acme', tenantFilesWith({ 'tenant.json': acme }))
  const hostless = testTenant({ hosts: [] }, { agencyName: 'Hostless' })
  writeTenant(tenantsDir, 'hostless', tenantFilesWith({ 'tenant.json': hostless }))
  writeTenant(tenantsDir, 'torn', { 'tenant.json': '{' })
}, 60_000)
afterAll(async () => {
  await smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** An operator's environment: production on the embedded database by default. */
function environment(settings: Record<string, string> = {}) {
  return {
    LIVERY_MODE: 'production',
    LIVERY_DATA_DIR: dataDir,
    LIVERY_TENANTS_DIR: tenantsDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    LIVERY_API_ORIGIN: '',
    ...settings,
  }
}

/** Runs the command as a process. */
function runProcess(...args: string[]) {
  const env = { ...process.env, ...environment() }
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      node,
      [join(import.meta.dirname, 'invite-owner.ts'), ...args],
      { env },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

/** The command's output; a refusal is an `Error`. */
async function run(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const read = readOwnerArguments(args)
  if (read === null) throw new Error('this asks for help')
  return inviteAgencyOwner(read, environment(settings))
}

/** Opens a production server's store while `work` runs. */
async function onData<Result>(
  work: (store: Store) => Promise<Result>,
  place: { dataDir?: string; databaseUrl?: string } = {},
): Promise<Result> {
  const store = await openStore({ mode: 'production', dataDir, databaseUrl: null, ...place }, silentLog)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function acme(store: Store) {
  return store.forAgency((await store.agencyBySlug('acme'))?.id ?? '')
}

const agents = () => onData(async (store) => (await acme(store)).users.agents())

function tokenIn(text: string | undefined): string {
  return /https:\/\/www\.acme\.example\/newPassword\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

/** Accepts the invitation as its page does, on a production server with the same data. */
async function take(store: Store, token: string) {
  const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
  const site = await openTestApp({ store, config, clock: () => new Date() })
  const body = { token, password: 'a good long password' }
  const response = await site.call('/api/user/new-password', { method: 'POST', host, body })
  return { status: response.status, body: (await response.json()) as object }
}

describe('npm run invite-owner', () => {
  it('makes the first owner of an agency on a new database, and prints the link', async () => {
    const args = ['acme', 'Ada@Owner.example', '--first', 'Ada', '--last', 'Ng']
    const printed = await run(args)
    expect(printed).toMatch(/^ada@owner\.example is invited to own Acme Trips\. No mail was sent\./)
    expect(printed.match(/token=/g)).toHaveLength(1)
    expect(tokenIn(printed)).not.toBe('')
    await onData(async (store) => {
      const { users, audit, mails } = await acme(store)
      const [ada, ...others] = await users.agents()
      expect(others).toEqual([])
      expect(ada).toMatchObject({ email: 'ada@owner.example', userType: 'AgencyOwner', firstName: 'Ada' })
      expect(ada).toMatchObject({ lastName: 'Ng', language: null, emailVerifiedAt: null, isDemo: false })
      const entries = await audit.latest(10)
      expect(entries[0]).toMatchObject({ actor: 'system', action: 'agent.invite', beforeHash: null })
      // The printed link is the only one: no outbox stores a link that was not mailed.
      expect(await mails.latest(10)).toEqual([])
    })
  }, 60_000)

  it('run again makes a new link, by mail if there is a mail server, and revokes the earlier one', async () => {
    const first = await run(['acme', 'ada@owner.example'])
    const second = await run(['acme', 'ada@owner.example', '--language', 'fr'], { SMTP_URL: smtp.url })
    expect(second).toBe('ada@owner.example is invited to own Acme Trips. The link was sent by mail.\n')
    const [mail, ...more] = smtp.received
    expect(more).toEqual([])
    expect(mail?.envelope).toEqual({ from: 'no-reply@acme.example', to: ['ada@owner.example'] })
    expect(mail?.subject).toBe('Acme Trips vous invite chez Acme Trips')
    expect(await agents()).toHaveLength(1)
    await onData(async (store) => {
      expect(await take(store, tokenIn(first))).toMatchObject({ status: 422 })
      expect(await take(store, tokenIn(mail?.text))).toMatchObject({
        status: 200,
        body: { session: { userType: 'AgencyOwner' } },
      })
    })
    const third = await run(['acme', 'ada@owner.example'], { SMTP_URL: smtp.url })
    expect(third).toBe('ada@owner.example already owns Acme Trips. Nothing was changed.\n')
    expect(smtp.received).toHaveLength(1)
  }, 60_000)

  it('reports what happened to a mail that the mail server refused', async () => {
    smtp.refusals.push({ code: 550, message: 'No such mailbox' })
    await expect(run(['acme', 'nobody@owner.example'], { SMTP_URL: smtp.url })).rejects.toThrow(
      /^nobody@owner\.example is invited to own Acme Trips, but the mail server refuses .*No such mailbox/,
    )
    smtp.refusals.push({ code: 450, message: 'Come back later' })
    expect(await run(['acme', 'nobody@owner.example'], { SMTP_URL: smtp.url })).toMatch(
      /has not accepted the mail yet \(.*Come back later.*\); the Livery server tries again while it runs\.\n$/,
    )
  }, 60_000)

  it('exits with 2 and names the wrong argument', async () => {
    const { status, stdout, stderr } = await runProcess('acme', 'ada')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe('<email> is "ada", and must be an email address.\n')
  }, 60_000)

  it.each<[string[], RegExp]>([
    [[], /^<slug> is missing/],
    [['acme'], /^<email> is missing/],
    [['acme', 'a@b.example', 'Ada'], /^"Ada" after <email> is not understood\. Give names with --first/],
    [['acme', 'a@b.example', '--first', '<b>'], /^--first is "<b>", and must have a letter/],
    [['acme', 'a@b.example', '--last', '\u0000'], /^--last is "\\u0000", and must have a letter/],
    [['acme', 'a@b.example', '--last'], /^The option --last needs a value\./],
    [['acme', 'a@b.example', '--role', 'Admin'], /^There is no option --role\./],
    [['acne', 'a@b.example'], /^There is no agency "acne"\. Did you mean acme\?/],
    [['hostless', 'a@b.example'], /^hostless has no host for the link/],
    [['torn', 'a@b.example'], /torn\/tenant\.json:1:2 /],
    [
      ['acme', 'a@b.example', '--language', 'xx'],
      /^--language is "xx", which acme does not offer\. There are en, /,
    ],
  ])('names the fault in %j', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence)
  })

  it("refers to an operator's own API if that manages people", async () => {
    const settings = { LIVERY_API_ORIGIN: 'https://api.example' }
    await expect(run(['acme', 'a@b.example'], settings)).rejects.toThrow(
      /^LIVERY_API_ORIGIN is set, so your own API manages people/,
    )
  })

  it('invites a traveller, who keeps that role until accepting, and changes no agent', async () => {
    await onData(async (store) => {
      const { users } = await acme(store)
      const blank = { firstName: 'Tom', lastName: '', language: null, currency: null, isRestricted: false }
      const known = { ...blank, passwordHash: null, emailVerifiedAt: new Date() }
      await users.create({ ...known, email: 'tom@traveller.example', userType: 'Traveller' })
      await users.create({ ...known, email: 'sal@sales.example', userType: 'SalesAgent' })
      await users.create({ ...known, email: 'out@sales.example', userType: 'AgencyOwner', isActive: false })
    })
    await run(['acme', 'tom@traveller.example'])
    await expect(run(['acme', 'sal@sales.example'])).rejects.toThrow(
      /^sal@sales\.example already works for the agency \(SalesAgent\)/,
    )
    await expect(run(['acme', 'out@sales.example'])).rejects.toThrow(/^out@sales\.example was deactivated/)
    const tom = (await agents()).find(({ email }) => email === 'tom@traveller.example')
    expect(tom).toMatchObject({ userType: 'Traveller', invitedAs: 'AgencyOwner' })
  }, 60_000)

  it('works next to a server that runs on PostgreSQL', async () => {
    const database = await createTestDatabase()
    const { url } = database
    try {
      await onData(
        async (server) => {
          const printed = await run(['acme', 'ada@owner.example'], { DATABASE_URL: url })
          const taken = await take(server, tokenIn(printed))
          expect(taken).toMatchObject({ body: { session: { userType: 'AgencyOwner' } } })
        },
        { databaseUrl: url },
      )
    } finally {
      await database.drop()
    }
  }, 90_000)
})
