import { useEffect, useRef } from 'react'
import { usePage } from '../../platform/page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BarSelect } from '../controls/select-box.tsx'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { drawnSizeAtom } from './frame-size.ts'
import { PagePicker } from './page-picker.tsx'
import { pickingAtom } from './pointed-setting.ts'
import { PreviewOptionMenu } from './preview-option-menu.tsx'
import { chosenOf, grantRequestWith, usePreviewOptions } from './preview-options.ts'
import type { PreviewView } from './use-preview-view.ts'

const arrow = 'M5.5 4.5 19 10l-5.6 2.1L11 18Z'

const person = 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.5-3.5 3.3-5.5 7-5.5s6.5 2 7 5.5'
const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.3 12h17.4M12 3c2.5 2.4 3.7 5.6 3.7 9s-1.2 6.6-3.7 9c-2.5-2.4-3.7-5.6-3.7-9S9.5 5.4 12 3Z'

/** Page and role of the preview. The other options are in a menu, as are those for which a narrow bar has no room. */
export function PreviewBar({ view }: { view: PreviewView }) {
  const { t } = useFieldTexts()
  const options = usePreviewOptions()
  const icons = { role: person, language: globe } as const
  return (
    <div className="@container relative z-10 border-b bg-card">
      <div
        role="toolbar"
        aria-label={t('bar.name')}
        className="flex h-11 items-center gap-0.5 px-2 pointer-coarse:h-13"
      >
        <PagePicker view={view} />
        <span aria-hidden="true" className="mx-1 h-4 border-s max-[32rem]:hidden @max-lg:hidden" />
        {(['role', 'language'] as const).map((option) => {
          const { name, choices } = options[option]
          const chosen = chosenOf(view.grantRequest, option)
          return (
            <BarSelect
              key={option}
              name={name}
              icon={icons[option]}
              value={chosen}
              shown={choices.find(({ value }) => value === chosen)?.word ?? chosen}
              onChange={(value) => view.change(grantRequestWith(option, value))}
              className={option === 'role' ? '@max-lg:hidden' : '@max-2xl:hidden'}
            >
              {choices.map(({ value, word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </BarSelect>
          )
        })}
        <PreviewOptionMenu view={view} options={options} />
        <span className="flex-1" />
        <DrawnSize />
        <PickSwitch />
      </div>
    </div>
  )
}

/** The site's width and scale, if there is room to show them. */
function DrawnSize() {
  const { language } = usePage()
  const size = useEditorValue(drawnSizeAtom)
  if (!size) return null
  const scale = new Intl.NumberFormat(language, { style: 'percent' }).format(size.scale)
  return (
    <span dir="ltr" className="me-1 shrink-0 text-xs text-muted-foreground tabular-nums @max-2xl:hidden">
      {`${size.width} px · ${scale}`}
    </span>
  )
}

/** Makes a press in the preview open the setting that it shows. */
function PickSwitch() {
  const { t } = useFieldTexts()
  const { store } = useEditor()
  const isPicking = useEditorValue(pickingAtom)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Ended from inside the site: the focus returns to its button.
    if (!isPicking && document.activeElement instanceof HTMLIFrameElement) button.current?.focus()
  }, [isPicking])
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isPicking}
      aria-label={t('pick.element')}
      title={t('pick.elementHelp')}
      onClick={() => store.set(pickingAtom, !isPicking)}
      className="flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Icon path={arrow} className="size-4" />
      <span className="@max-md:hidden">{t('pick.elementShort')}</span>
    </button>
  )
}
