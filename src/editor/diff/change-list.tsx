import type { ReactNode } from 'react'
import type { Change } from '../../tenant/settings/change.ts'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { type Field, type PanelId, panelIds } from '../core/field.ts'
import { fieldAt, fieldTable } from '../core/field-table.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type PointerTexts, usePointerTexts } from '../layout/pointer-texts.ts'
import { panelIcons } from '../layout/rail-buttons.ts'
import { ValueChange } from './value-change.tsx'
import { valueRows } from './value-rows.ts'

/** The order of a setting in its panel. */
const placeOf = ({ pointer }: Change) => fieldTable.indexOf(fieldAt(pointer) as Field)

interface ChangeListProps {
  changes: readonly Change[]
  /** An action for a change, at the end of its row. */
  action?: (change: Change) => ReactNode
  /** If given, a field's name links to the field. */
  onGo?: (pointer: string) => void
}

/** Changes for display, grouped by panel, each with its value before and after. */
export function ChangeList({ changes, action, onGo }: ChangeListProps) {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
  const panelOf = ({ pointer }: Change) => wordsOf(pointer).panel
  const groups = [...panelIds, null].flatMap((panel) => {
    const own = changes
      .filter((change) => panelOf(change) === panel)
      .sort((one, other) => placeOf(one) - placeOf(other))
    return own.length > 0 ? [{ panel, own }] : []
  })
  return (
    <div className="grid gap-5">
      {groups.map(({ panel, own }) => (
        <section key={panel ?? ''}>
          <h3 className="mb-1.5 flex items-center gap-2 text-xs font-semibold text-muted-foreground">
            <Icon path={panel ? panelIcons[panel as PanelId] : moreIconPaths.settings} className="size-4" />
            {panel ? t(`panel.${panel}`) : t('diff.other')}
          </h3>
          <ul className="divide-y rounded-lg border bg-card">
            {own.map((change) => (
              <li key={change.pointer} className="flex items-start gap-3 px-3.5 py-3">
                <dl className="grid min-w-0 flex-1 gap-3 text-sm">
                  {valueRows(change).map((row) => (
                    <div key={row.pointer} className="min-w-0">
                      <dt className="mb-1 text-xs text-muted-foreground">
                        <Name words={wordsOf(row.pointer)} onGo={onGo && (() => onGo(row.pointer))} />
                      </dt>
                      <dd>
                        <ValueChange row={row} />
                      </dd>
                    </div>
                  ))}
                </dl>
                {action?.(change)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Name({ words, onGo }: { words: PointerTexts; onGo: (() => void) | undefined }) {
  const text = [words.section, ...words.names].filter(Boolean).join(' › ')
  if (!onGo) return text
  return (
    <button
      type="button"
      onClick={onGo}
      className="text-start underline-offset-2 hover:text-foreground hover:underline"
    >
      {text}
    </button>
  )
}
