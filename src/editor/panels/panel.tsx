import { Fragment } from 'react'
import { SearchLook } from '../controls/search-look.tsx'
import type { Field, PanelId } from '../core/field.ts'
import { fieldsIn } from '../core/field-table.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { BrandExtras } from './brand-extras.tsx'
import { ColorVerdict } from './color-verdict.tsx'
import { FieldRow } from './field-row.tsx'
import { FoldedSection } from './folded-section.tsx'

/** A panel made of its fields: what the contract has of it is there, in sections by what belongs together. */
export function Panel({ panel }: { panel: PanelId }) {
  const { t } = useFieldWords()
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

/** Pages are long texts: one below the other behind their titles. */
function Pages() {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {pages.map(({ section, fields }) => (
        <FoldedSection key={section} section={section} fields={fields} />
      ))}
    </div>
  )
}

/** Below the colours that the theme is made of: what became of them; below what search engines are told: how they show it. */
function verdictOf({ pointer }: Field) {
  if (pointer === '/agency/metaData/description') return <SearchLook />
  if (pointer === '/agency/primaryColor') return <ColorVerdict of="brand" />
  return pointer === '/agency/theme/secondaryColor' ? <ColorVerdict of="secondary" /> : null
}

const pages = sectionsOf(fieldsIn('pages'))

function sectionsOf(fields: readonly Field[]) {
  const sections = Map.groupBy(fields, ({ section }) => section)
  return [...sections].map(([section, own]) => ({ section, fields: own }))
}
