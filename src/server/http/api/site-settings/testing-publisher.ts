// A separate process for testing-kills.ts: `node testing-publisher.ts <data folder or database address> <versions
// that were read>` prints what is stored as JSON. It then publishes, rolls back and publishes plans until it is
// killed, with a line for each acknowledged change.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openStore } from '../../../adapters/store/open-store.ts'
import { silentLog, testBundle } from '../../../adapters/store/testing.ts'
import { applyDraftChanges } from '../../../domain/site-settings/apply-draft-changes.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { makeReceipt } from '../../../domain/site-settings/make-receipt.ts'
import { shownDiff } from '../../../domain/site-settings/shown-settings.ts'
import { writeContent } from '../../../domain/site-settings/write-content.ts'
import { contentHash } from '../../../kernel/ids/canonical-json.ts'

const [place = '', seen = '0'] = process.argv.slice(2)
const editor = { id: 'owner', name: 'Ada' }
const kept = place.startsWith('postgres:')
  ? { dataDir: '', databaseUrl: place }
  : { dataDir: place, databaseUrl: null }
const store = await openStore({ mode: 'demo', ...kept }, silentLog)
const { agencyId } = await store.importTenant(testBundle('one'))
const { drafts, versions, publications, assets, audit } = store.forAgency(agencyId)

/** Writes at once, without a buffer that a kill would lose. */
function say(what: object): void {
  writeSync(1, `${JSON.stringify(what)}\n`)
}

/** One name is in several fields, so that a torn version would show. */
function nameIn({ agency }: { agency: { agencyName: string; city: string; contactPhoneNumber: string } }) {
  const { agencyName, city, contactPhoneNumber } = agency
  return agencyName === city && city === contactPhoneNumber ? agencyName : null
}

async function stored() {
  const all = await versions.list()
  const fresh = all.filter(({ version }) => version > Math.max(1, Number(seen)))
  const found = await Promise.all(
    fresh.map(async ({ version, contentHash: hash }) => {
      const content = await versions.find(version)
      const isWhole = content !== null && contentHash(content) === hash
      return { version, name: isWhole ? nameIn(content) : null }
    }),
  )
  const entries = await audit.latest(100_000)
  const draft = await currentDraft(drafts)
  return {
    versions: found,
    count: all.length,
    pointer: draft.publishedVersion,
    draft: draft.isEdited ? nameIn(draft.settings) : nameIn(draft.content) || 'imported',
    publications: (await publications.ofVersions(all.map(({ version }) => version))).map(
      ({ id, kind, version }) => ({ id, kind, version }),
    ),
    published: entries.filter(({ action }) => action === 'version.publish').length,
    rolledBack: entries.filter(({ action }) => action === 'version.rollback').length,
  }
}

async function publish(): Promise<void> {
  const before = await currentDraft(drafts)
  const name = randomUUID().slice(0, 30)
  const pointers = ['/agency/agencyName', '/agency/city', '/agency/contactPhoneNumber']
  const asked = pointers.map((pointer) => ({ pointer, after: name }))
  const { settings, changes } = await applyDraftChanges(before.settings, asked, assets, {
    group: agencyId,
    member: editor.id,
  })
  await drafts.change({ revision: before.revision, changes, settings, editor })
  const draft = await currentDraft(drafts)
  const place = { name: 'Miami', latitude: 25.77, longitude: -80.19 }
  const content = await writeContent('one', draft.settings, place)
  const receipt = makeReceipt([], shownDiff(draft.published, draft.settings))
  const outcome = await publications.publishDraft({
    revision: draft.revision,
    content,
    editor,
    note: '',
    receipt,
  })
  if ('publication' in outcome) say({ ...outcome.publication, name })
}

async function rollBack(): Promise<void> {
  const { publishedVersion: from } = await currentDraft(drafts)
  const to = Math.max(2, from - 1)
  const outcome = await publications.rollBack({
    from,
    to,
    editor,
    note: '',
    receipt: makeReceipt([], []),
  })
  if ('publication' in outcome) say(outcome.publication)
}

/** Published next to the draft, as plans are. */
async function publishPlanned(): Promise<void> {
  const { content: before, publishedVersion: from } = await currentDraft(drafts)
  const name = randomUUID().slice(0, 30)
  const named = { agencyName: name, city: name, contactPhoneNumber: name }
  const content = { ...before, agency: { ...before.agency, ...named } }
  const receipt = makeReceipt([], [])
  const outcome = await publications.publishScheduled({
    kind: 'scheduled',
    from,
    content,
    editor,
    note: '',
    receipt,
  })
  if ('publication' in outcome) say({ ...outcome.publication, name })
}

say(await stored())
const work = [publish, publish, publishPlanned, rollBack]
for (let round = 0; ; round += 1) await work[round % work.length]?.()
