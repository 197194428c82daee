import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import { useChecks } from '../checks/checks-state.ts'
import { PanelDot, panelMarks, panelMarkText } from '../checks/panel-marks.tsx'
import { type PanelId, panelIds } from '../core/field.ts'
import { FilesButton } from '../files/files-button.tsx'
import { useFieldsToFix } from './editor-context.tsx'
import { useFieldTexts } from './field-texts.ts'
import { panelIcons, railButton, railName } from './rail-buttons.ts'

const stopOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null

/**
 * The panels by icon and, if there is room and on a phone, short name; full names on hover. On a phone it is a row to
 * swipe.
 */
export function PanelRail({ panel, onPanel }: { panel: PanelId | null; onPanel: (panel: PanelId) => void }) {
  const { t } = useFieldTexts()
  const { blocking, advice } = useChecks()
  const isWide = useIsWide()
  const { toolbar, stop } = useRoving(panel ?? panelIds[0])
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel has another button
  useEffect(() => {
    const current = rail.current?.querySelector('[aria-current]')
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [panel])
  const marks = panelMarks([...blocking, ...advice], useFieldsToFix())
  return (
    <nav
      ref={rail}
      aria-label={t('rail.name')}
      className="shrink-0 overflow-auto border-e bg-card p-2 scrollbar-none max-md:mask-x-from-[calc(100%-1rem)] max-md:border-e-0 max-md:border-b max-md:py-1 md:w-14 min-[90rem]:w-21 min-[90rem]:px-1"
    >
      <div
        role="toolbar"
        aria-label={t('rail.name')}
        aria-orientation={isWide ? 'vertical' : 'horizontal'}
        className="flex gap-0.5 max-md:w-max max-md:gap-1 md:min-h-full md:flex-col"
        {...toolbar}
      >
        {panelIds.map((id) => {
          const markText = panelMarkText(marks.get(id), t)
          return (
            <Tooltip key={id} text={[t(`panel.${id}`), markText].filter(Boolean).join(' · ')} side="end">
              <button
                type="button"
                {...stop(id)}
                aria-label={t(`panel.${id}`)}
                aria-description={markText}
                aria-current={panel === id ? 'true' : undefined}
                onClick={() => onPanel(id)}
                className={railButton}
              >
                <span className="relative">
                  <Icon path={panelIcons[id]} />
                  <PanelDot mark={marks.get(id)} />
                </span>
                <span className={railName}>{t(`rail.${id}`)}</span>
              </button>
            </Tooltip>
          )
        })}
        <FilesButton {...stop('files')} />
      </div>
    </nav>
  )
}

/**
 * Makes a toolbar one tab stop: arrow keys, Home and End move between its buttons, which have their name in
 * `data-stop`. Tab enters at `home`, or at the first button if `home` is not among them.
 */
function useRoving(home: string) {
  const [at, setAt] = useState<string | null>(null)
  return {
    stop: (name: string) => ({ 'data-stop': name, tabIndex: (at ?? home) === name ? 0 : -1 }),
    toolbar: {
      onFocus: ({ target }: FocusEvent) => setAt(stopOf(target)?.dataset.stop ?? null),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setAt(null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
        const from = stops.findIndex((one) => one.contains(event.target as Node))
        const isMirrored = document.documentElement.dir === 'rtl'
        const to = placeAfter(event.key, from, stops.length, isMirrored)
        if (from < 0 || to === null) return
        event.preventDefault()
        stops[to]?.focus()
      },
    },
  }
}

/** Returns the index after a key, wrapping at the ends; null for any other key. */
function placeAfter(key: string, from: number, count: number, isMirrored: boolean): number | null {
  const forth = key === 'ArrowDown' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')
  const back = key === 'ArrowUp' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')
  if (forth) return (from + 1) % count
  if (back) return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
