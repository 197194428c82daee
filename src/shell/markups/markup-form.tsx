import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { markupsQuery } from '../../api/markups.ts'
import type { AgencyMarkups, MarkupRule } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useMoment } from '../profile/use-moment.ts'
import { AmountFields } from './amount-fields.tsx'
import { ExceptionRow } from './exception-row.tsx'
import { MarkupExample } from './markup-example.tsx'
import { draftFaults, draftOf, type RuleDraft, ruleOf } from './rule-draft.ts'
import { useSaveMarkups } from './use-save-markups.ts'

const MOST_EXCEPTIONS = 99

interface MarkupFormProps {
  markups: AgencyMarkups
  /** Replaces the shown rules and resets the form. */
  onShow: (markups: AgencyMarkups) => void
}

/** The agency's markup on wholesale rates: a general rule, exceptions, and an example price next to them. */
export function MarkupForm({ markups, onShow }: MarkupFormProps) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const { save, isStale } = useSaveMarkups()
  // The stored rules that the rows started from; newer ones do not overwrite the input.
  const [base, setBase] = useState(markups)
  const [{ general, exceptions }, setDrafts] = useState(() => draftsOf(markups))
  const [isChecked, setIsChecked] = useState(false)
  const [usedKey, setUsedKey] = useState(general.key)
  const all = [general, ...exceptions]
  const faults = draftFaults(all)
  const shown = (key: string) => (isChecked ? faults.get(key) : undefined)
  const isSame = sameRules(all, Object.values(draftsOf(base)).flat())

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const wrong = all.find(({ key }) => faults.has(key))
    if (wrong) {
      const field = faults.get(wrong.key)?.where ? 'where' : 'value'
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong.key}-${field}"]`)?.focus()
    }
    if (wrong || isSame || save.isPending) return
    const rules = all.flatMap((draft) => ruleOf(draft) ?? [])
    save.mutate({ revision: base.revision, rules }, { onSuccess: (saved) => saved && setBase(saved) })
  }

  async function showCurrent() {
    const { data } = await queries.fetchQuery(markupsQuery(client))
    onShow(data)
  }

  // Uses the latest rows, since several fields can be autofilled at once.
  const write = (key: string, change: Partial<RuleDraft>) => {
    const changed = (draft: RuleDraft) => (draft.key === key ? { ...draft, ...change } : draft)
    setDrafts((now) => ({ general: changed(now.general), exceptions: now.exceptions.map(changed) }))
  }
  const setExceptions = (next: readonly RuleDraft[]) => setDrafts({ general, exceptions: next })
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form method="post" onSubmit={submit} noValidate className="space-y-8">
        <section className="rounded-xl border bg-card p-4 text-card-foreground sm:p-5">
          <h2 className="font-brand text-heading">{t('markups.general')}</h2>
          <p className="mt-1 text-muted-foreground">{t('markups.generalHint')}</p>
          <div className="mt-4 grid max-w-md grid-cols-[1fr_7rem] items-start gap-4">
            <AmountFields
              draft={general}
              onChange={(change) => write(general.key, change)}
              fault={shown(general.key)?.value}
            />
          </div>
        </section>
        <section>
          <h2 className="font-brand text-heading">{t('markups.exceptions')}</h2>
          <p className="mt-1 text-muted-foreground">
            {exceptions.length === 0 ? t('markups.none') : t('markups.exceptionsHint')}
          </p>
          <div className="mt-4 space-y-4">
            {exceptions.map((draft, index) => (
              <ExceptionRow
                key={draft.key}
                draft={draft}
                number={index + 1}
                faults={shown(draft.key)}
                isUsed={draft.key === usedKey}
                onChange={(change) => write(draft.key, change)}
                onRemove={() => setExceptions(exceptions.toSpliced(index, 1))}
              />
            ))}
            {exceptions.length < MOST_EXCEPTIONS && (
              <Button
                variant="tonal"
                className="max-sm:w-full"
                onClick={() => setExceptions([...exceptions, newException(base, exceptions)])}
              >
                <Icon path={moreIconPaths.plus} />
                {t('markups.add')}
              </Button>
            )}
          </div>
        </section>
        {isStale && (
          <Alert
            tone="warning"
            title={t('markups.stale')}
            action={
              <Button variant="outline" size="small" onClick={() => void showCurrent()}>
                {t('markups.showCurrent')}
              </Button>
            }
          >
            {t('markups.staleHint')}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t pt-6">
          <Button type="submit" disabled={isSame} busy={save.isPending} className="max-sm:w-full">
            {t('markups.save')}
          </Button>
          <LastChange {...base} />
        </div>
      </form>
      <MarkupExample drafts={all} onUsed={setUsedKey} />
    </div>
  )
}

function sameRules(one: readonly RuleDraft[], other: readonly RuleDraft[]): boolean {
  return JSON.stringify(one.map(ruleOf)) === JSON.stringify(other.map(ruleOf))
}

/** Who last changed the rules, and when; nothing if it was the agency's folder. */
function LastChange({ updatedAt, updatedBy }: Pick<AgencyMarkups, 'updatedAt' | 'updatedBy'>) {
  if (updatedAt === null || updatedBy === null) return null
  return <Line at={updatedAt} name={updatedBy} />
}

function Line({ at, name }: { at: string; name: string }) {
  const t = useText('shell')
  const date = useMoment(at, { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="text-sm text-muted-foreground">{t('markups.changed', { name, date })}</p>
}

interface Drafts {
  /** The general rule, which always has a row: the default becomes stored with the first change. */
  readonly general: RuleDraft
  readonly exceptions: readonly RuleDraft[]
}

/** Returns the stored rules as editable rows. */
function draftsOf({ rules, fallback }: AgencyMarkups): Drafts {
  return {
    general: draftOf(rules.find(isGeneral) ?? fallback, 'general'),
    exceptions: rules.filter((rule) => !isGeneral(rule)).map((rule, index) => draftOf(rule, `rule-${index}`)),
  }
}

/** Returns a new row with an unused key. */
function newException({ rules }: AgencyMarkups, exceptions: readonly RuleDraft[]): RuleDraft {
  const taken = new Set(exceptions.map(({ key }) => key))
  let count = rules.length
  while (taken.has(`rule-${count}`)) count += 1
  return {
    key: `rule-${count}`,
    product: '',
    where: { kind: 'everywhere' },
    audience: 'public',
    value: '',
    unit: '%',
  }
}

function isGeneral({ product, country, place, audience = 'public' }: MarkupRule): boolean {
  return product === undefined && country === undefined && place === undefined && audience === 'public'
}
