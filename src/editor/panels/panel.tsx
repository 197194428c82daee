import { Fragment } from 'react'
import { changeTo } from '../../tenant/settings/change.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { SearchPreview } from '../controls/search-preview.tsx'
import type { Field, PanelId } from '../core/field.ts'
import { fieldsIn } from '../core/field-table.ts'
import { readBrand } from '../core/read-brand.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ColorVerdict } from './color-verdict.tsx'
import { FieldRow } from './field-row.tsx'
import { FoldedSection } from './folded-section.tsx'
import { type Preset, presets } from './presets.ts'

/** Colours of the previous theme are not part of the next. */
const without = { secondaryColor: undefined, neutralTint: undefined } as unknown as object

/** A panel with all its fields from the contract, in sections. */
export function Panel({ panel }: { panel: PanelId }) {
  const { t } = useFieldTexts()
  if (panel === 'pages') return <Pages />
  return (
    <div className="grid grid-cols-1 gap-7">
      {sectionsOf(fieldsIn(panel)).map(({ section, fields }) => (
        <section
          key={section}
          className="grid grid-cols-1 gap-4"
          aria-label={section ? t(`section.${section}`) : undefined}
        >
          {section && (
            <h3 className="border-t pt-4 text-xs font-semibold tracking-wide text-muted-foreground uppercase">
              {t(`section.${section}`)}
            </h3>
          )}
          {fields.map((field) => (
            <Fragment key={field.pointer}>
              <FieldRow field={field}>{verdictOf(field)}</FieldRow>
              {field.pointer === '/agency/primaryColor' && <BrandExtras />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Pages are long texts, stacked and collapsed below their titles. */
function Pages() {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {pages.map(({ section, fields }) => (
        <FoldedSection key={section} section={section} fields={fields} />
      ))}
    </div>
  )
}

/** Below the theme's colours, their outcome; below the texts for search engines, a preview of a search result. */
function verdictOf({ pointer }: Field) {
  if (pointer === '/agency/metaData/description') return <SearchPreview />
  if (pointer === '/agency/primaryColor') return <ColorVerdict of="brand" />
  return pointer === '/agency/theme/secondaryColor' ? <ColorVerdict of="secondary" /> : null
}

const pages = sectionsOf(fieldsIn('pages'))

function sectionsOf(fields: readonly Field[]) {
  const sections = Map.groupBy(fields, ({ section }) => section)
  return [...sections].map(([section, own]) => ({ section, fields: own }))
}

/** Themes to start from: each is previewed while the pointer or the focus is on it, and one gesture when chosen. */
function BrandExtras() {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const wear = ({ brand }: Preset) => editor.tryOn({ ...readBrand(editor.document()), ...without, ...brand })
  const rest = () => editor.tryOn(null)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('presets.title')}</legend>
      <ul className="grid grid-cols-4 gap-1.5" onPointerLeave={rest}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              onPointerEnter={() => wear(preset)}
              onFocus={() => wear(preset)}
              onBlur={rest}
              onClick={() => {
                rest()
                choose(editor, preset)
              }}
              className="w-full overflow-hidden rounded-lg border bg-card text-start transition-colors hover:border-brand-edge"
            >
              <span aria-hidden="true" className="flex h-8">
                <span className="flex-2" style={{ backgroundColor: preset.brand.primaryColor }} />
                <span
                  className="flex-1"
                  style={{
                    backgroundColor:
                      preset.brand.secondaryColor ?? preset.brand.neutralTint ?? preset.brand.primaryColor,
                  }}
                />
              </span>
              <span className="block truncate px-1 py-1 text-center text-[0.6875rem] tracking-tight">
                {t(`preset.${preset.id}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted-foreground max-sm:hidden pointer-coarse:hidden">
        {t('presets.help')}
      </p>
    </fieldset>
  )
}

function choose(editor: ReturnType<typeof useEditor>, { brand: { primaryColor, ...preset } }: Preset): void {
  const settings = editor.document()
  const before = valueAt(settings, '/agency/theme')
  const {
    secondaryColor: _,
    neutralTint: __,
    ...previous
  } = { secondaryColor: null, neutralTint: null, ...(isObject(before) && before) }
  const theme = { ...previous, ...preset } as JsonObject
  const changes = [
    changeTo(settings, '/agency/primaryColor', primaryColor),
    changeTo(settings, '/agency/theme', theme),
  ]
  editor.edit(changes.filter((one) => one !== null))
  editor.endGesture()
}
