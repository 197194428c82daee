import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { ScheduleFailure } from '../../../../contract/types.ts'
import { renderMail } from '../../mail/render-mail.ts'
import type { Schedule } from '../schedule-repository.ts'
import type { SiteRecords } from '../site-records.ts'
import type { StoredDraft } from '../stored-draft.ts'
import { agencyTimeZone } from './agency-time-zone.ts'

interface ScheduleMailDependencies {
  geo: Pick<Geo, 'suggestCities' | 'timeZoneAt'>
  isDemo: boolean
  sendsMail: boolean
}

const operators = { isActive: true, language: null }

/**
 * Creates the function that mails a failed plan to its author, in their language, within the transaction. No mail is
 * sent to a person who has left, or if the site has no address to link to.
 */
export function scheduleMail({ geo, isDemo, sendsMail }: ScheduleMailDependencies) {
  return async (
    records: Pick<SiteRecords, 'users' | 'mails' | 'versions' | 'drafts'>,
    schedule: Schedule,
    failure: ScheduleFailure,
  ): Promise<void> => {
    if (!sendsMail) return
    const [person, agency, draft] = [
      await records.users.find(schedule.by.id),
      await records.versions.published(),
      await records.drafts.find(),
    ]
    const { id, name } = schedule.by
    // People of an operator's own API are known only by their address.
    const to = person ?? (id.includes('@') ? { ...operators, firstName: name, email: id } : null)
    if (!to?.isActive || agency === null || draft === null) return
    const origin = isDemo ? schedule.origin : agency.canonicalHost && `https://${agency.canonicalHost}`
    if (!origin) return
    const own = agency.agency.languages.find((code) => code === to.language)
    const language = own ?? agency.agency.defaultLanguage
    const data = {
      firstName: to.firstName,
      note: schedule.note,
      time: await timeIn(language, failure.at === 'start' ? schedule.startsAt : schedule.endsAt, draft, geo),
      failure: failure.code,
      plan: failure.plan?.note ?? null,
      at: failure.at,
      link: `${origin}/settings/website/`,
    }
    const settings = { agency: agency.agency, origin, language }
    await records.mails.add(renderMail('scheduleFailed', settings, to.email, data))
  }
}

async function timeIn(
  language: string,
  at: Date | null,
  { published }: StoredDraft,
  geo: ScheduleMailDependencies['geo'],
): Promise<string> {
  const timeZone = await agencyTimeZone(published, geo)
  const format = new Intl.DateTimeFormat(language === 'no' ? 'nb' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(at ?? undefined)
}
