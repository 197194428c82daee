import { ratioOf } from '../../platform/color-text.ts'
import { changeTo } from '../../tenant/settings/change.ts'
import { resolveTokens } from '../../theme/resolve-tokens.ts'
import type { StoredPicture } from '../core/draft-api.ts'
import { readBrand } from '../core/read-brand.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

/**
 * The colours of the logo, each with its outcome as primary colour: previewed while pointed at, applied when pressed.
 */
export function LogoPalette({ palette }: { palette: StoredPicture['palette'] }) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const brand = readBrand(editor.document())
  const rest = () => editor.tryOn(null)
  if (palette.length === 0) return <p className="text-xs text-muted-foreground">{t('palette.none')}</p>
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-semibold text-muted-foreground">{t('palette.title')}</legend>
      <ul className="grid grid-cols-1 gap-1" onPointerLeave={rest}>
        {palette.map(({ color }) => {
          const { brand: outcome } = resolveTokens({ ...brand, primaryColor: color })
          return (
            <li key={color}>
              <button
                type="button"
                onPointerEnter={() => editor.tryOn({ ...brand, primaryColor: color })}
                onFocus={() => editor.tryOn({ ...brand, primaryColor: color })}
                onBlur={rest}
                onClick={() => {
                  rest()
                  const change = changeTo(editor.document(), '/agency/primaryColor', color)
                  if (change) editor.edit([change])
                  editor.endGesture()
                }}
                className="flex w-full items-center gap-2 rounded-control border bg-card p-1 text-start text-xs transition-colors hover:border-brand-edge"
              >
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-sm border font-semibold"
                  style={{ backgroundColor: outcome.used, color: outcome.text }}
                >
                  Aa
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    {t('palette.use')} <bdi dir="ltr">{color}</bdi>
                  </span>
                  <span className="block truncate text-muted-foreground">
                    {t(`palette.${outcome.outcome}`)}
                  </span>
                </span>
                <span dir="ltr" className="pe-1 font-medium tabular-nums">
                  {ratioOf(outcome.text, outcome.used)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
