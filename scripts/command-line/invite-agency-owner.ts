import { startMail } from '../../src/server/adapters/smtp/start-mail.ts'
import { openStore } from '../../src/server/adapters/store/open-store.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { inviteOwner } from '../../src/server/domain/accounts/invite-owner.ts'
import type { ResolvedAgency } from '../../src/server/domain/agencies/resolved-agency.ts'
import type { Mail } from '../../src/server/domain/mail/mail-repository.ts'
import { problemLine } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { seedFolders } from '../../src/server/hosts/seed/seed-store.ts'
import { type Config, parseConfig } from '../../src/server/kernel/config/config.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { listChoices } from './list-choices.ts'
import type { OwnerArguments } from './owner-arguments.ts'

const log = { info() {}, warn() {}, error() {} }

/**
 * Invites the person to own the agency, with the command's arguments and a server's environment; returns the text to
 * print. Throws an `Error` that names the wrong argument or variable.
 */
export async function inviteAgencyOwner(
  args: OwnerArguments,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const config = parseConfig(env)
  if (config.apiOrigin !== null) {
    throw new Error('LIVERY_API_ORIGIN is set, so your own API manages people. Create the owner there.')
  }
  const store = await openStore(config, log)
  try {
    return await inviteAt(store, config, args)
  } finally {
    await store.close()
  }
}

async function inviteAt(store: Store, config: Config, { slug, ...person }: OwnerArguments): Promise<string> {
  const resolved = await agencyOf(store, config, slug)
  const { agency } = resolved
  const { languages, defaultLanguage, agencyName } = agency
  const language =
    person.language === null ? defaultLanguage : languages.find((code) => code === person.language)
  if (language === undefined) {
    throw new Error(
      `--language is ${JSON.stringify(person.language)}, which ${slug} does not offer. ${listChoices(languages)}`,
    )
  }
  const settings = { agency, language, origin: originOf(resolved, config) }
  const { mails, transaction } = store.forAgency(resolved.id)
  const isMailed = config.mode === 'demo' || config.smtpUrl !== null
  const invitation = await transaction(async (records) => {
    const made = await inviteOwner(records, settings, person)
    if (made !== null && isMailed) await records.mails.add(made.mail)
    return made
  })
  if (invitation === null) return `${person.email} already owns ${agencyName}. Nothing was changed.\n`
  if (config.smtpUrl === null || config.mode === 'demo') {
    const worth = invitation.isSso ? 'where they sign in' : 'it works once, for seven days'
    return `${person.email} is invited to own ${agencyName}. No mail was sent. Give them this link; ${worth}:\n${invitation.link}\n`
  }
  const sender = await startMail(config, { store, clock: () => new Date(), log })
  await sender?.sendDue()
  await sender?.stop()
  const sent = (await mails.latest(50)).find(
    ({ kind, recipient }) => kind === 'invite' && recipient === person.email,
  )
  return outcome(sent, person.email, agencyName)
}

function outcome(mail: Mail | undefined, email: string, agencyName: string): string {
  if (mail?.sentAt) return `${email} is invited to own ${agencyName}. The link was sent by mail.\n`
  if (mail?.nextAttemptAt) {
    return `${email} is invited to own ${agencyName}. The mail server has not accepted the mail yet (${mail.lastError ?? 'it was busy'}); the Livery server tries again while it runs.\n`
  }
  throw new Error(
    `${email} is invited to own ${agencyName}, but the mail server refuses the mail: ${mail?.lastError ?? 'no reason was given'}.`,
  )
}

/** A new database gets its agencies first, as at a server's start. */
async function agencyOf(store: Store, config: Config, slug: string): Promise<ResolvedAgency> {
  const known = await store.agencyBySlug(slug)
  if (known !== null) return known
  const { broken } = await seedFolders(store, config, log, config.tenantsDir)
  const found = await store.agencyBySlug(slug)
  if (found !== null) return found
  const problems = broken.find((one) => one.slug === slug)?.problems ?? []
  if (problems.length > 0) throw new Error(problems.map((one) => problemLine(slug, one)).join('\n'))
  const slugs = (await store.agencies()).map((agency) => agency.slug)
  const meant = nearMiss(slug, slugs)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  throw new Error(`There is no agency ${JSON.stringify(slug)}.${guess} ${listChoices(slugs)}`)
}

function originOf({ slug, canonicalHost }: ResolvedAgency, { mode, port }: Config): string {
  if (mode === 'demo') return `http://${slug}.localhost:${port}`
  if (canonicalHost !== undefined) return `https://${canonicalHost}`
  throw new Error(`${slug} has no host for the link. Add one to "hosts" in its tenant.json.`)
}
