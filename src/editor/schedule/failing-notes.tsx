import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { applyChanges } from '../../tenant/settings/change.ts'
import { type Failing, failingPlans, type Plan } from '../../tenant/settings/failing-plans.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { brandingApi } from '../publish/branding-api.ts'
import { changesOf } from './schedule-confirmation.tsx'
import { isToCome, type Schedule, type ScheduleList } from './schedules-query.ts'

/** The maximum number of named fields. */
const NAMED = 3

/**
 * Which plans would fail if this one were scheduled as requested: itself, or others as things are. `own` replaces the
 * plan with its id if that one is being rescheduled.
 */
export function FailingNotes({ list, own }: { list: ScheduleList; own: Plan }) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const fieldNames = useFieldNames()
  const published = usePublishedSettings(list.schedules)
  if (!published) return null
  const { timeZone } = list
  const coming = list.schedules.filter(isToCome)
  const others = coming.filter(({ id }) => id !== own.id)
  const before = failingPlans(published, coming.map(readPlan))
  const then = failingPlans(published, [...others.map(readPlan), own])
  const failing = then.get(own.id)
  return (
    <div role="status" className="grid gap-2 text-sm empty:hidden">
      {failing && <FailingPlanNote {...{ failing, timeZone }} all={coming} />}
      {others.map(({ id, note, startsAt }) => {
        const made = then.get(id)
        if (!made || before.has(id)) return null
        return (
          <p key={id} className="rounded-md tint-warning px-3 py-2.5 text-pretty">
            {t(made.first === own.id ? 'schedule.failsOther' : 'schedule.failsThen', {
              name: words.quoted(note || t('schedule.unnamed')),
              start: words.short(new Date(startsAt), timeZone),
              fields: fieldNames(made.pointers),
            })}
          </p>
        )
      })}
    </div>
  )
}

interface WillFailProps {
  failing: Failing
  all: readonly Schedule[]
  timeZone: string
}

/** States that a plan cannot succeed as things are, the earlier plan that conflicts with it, and what to do. */
export function FailingPlanNote({ failing: { first, pointers }, all, timeZone }: WillFailProps) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const fieldNames = useFieldNames()
  const plan = all.find(({ id }) => id === first)
  return (
    <p className="rounded-md tint-warning px-3 py-2.5 text-pretty">
      {plan
        ? t('schedule.fails', {
            name: words.quoted(plan.note || t('schedule.unnamed')),
            start: words.short(new Date(plan.startsAt), timeZone),
            fields: fieldNames(pointers),
          })
        : t('schedule.failsAlone', { fields: fieldNames(pointers) })}
    </p>
  )
}

/** Returns a function that names the fields that two plans change, for a sentence. */
function useFieldNames(): (pointers: readonly string[]) => string {
  const wordsOf = usePointerTexts()
  return (pointers) =>
    pointers
      .slice(0, NAMED)
      .map((pointer) => wordsOf(pointer).text)
      .join(', ')
}

/** Returns a schedule's facts for comparison with other plans. */
export function readPlan(schedule: Schedule): Plan {
  const { id, state, createdAt, startsAt, endsAt, undo = [] } = schedule
  return {
    id,
    changes: changesOf(schedule),
    ...(state === 'live' && { undo: changesOf({ changes: undo }) }),
    createdAt: Date.parse(createdAt),
    startsAt: Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
  }
}

/**
 * The published settings, to which plans are applied; refetched while plans are pending, and after one starts or
 * ends.
 */
export function usePublishedSettings(schedules: readonly Schedule[]): JsonObject | null {
  const client = useApi()
  const coming = schedules.filter(isToCome)
  const { data } = useQuery({
    queryKey: ['branding', 'published', ...coming.map(({ id, state }) => `${id} ${state}`)],
    queryFn: async (): Promise<JsonObject | null> => {
      const api = brandingApi(client)
      const { publishedVersion, settings } = await api.draft()
      const { changes } = await api.version(publishedVersion, 'draft')
      return applyChanges(settings, changes)
    },
    staleTime: 5_000,
    retry: false,
    refetchInterval: coming.length > 0 ? 20_000 : false,
  })
  return data ?? null
}
