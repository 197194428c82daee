import { type ReactNode, useId } from 'react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { ToolSheet } from '../layout/tool-sheet.tsx'
import { FolderImport } from './folder-import.tsx'
import { TokenFiles } from './token-files.tsx'

/** The settings as files: exporting and importing a folder, and the theme's tokens for other tools. */
export function FilesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useFieldTexts()
  return (
    <ToolSheet title={t('files.title')} onClose={onClose} wide>
      <div className="grid grid-cols-1 gap-8">
        <FilesPart title={t('files.export')} help={t('files.exportHelp')}>
          <a
            href="/api/branding/export"
            download=""
            className={`${buttonClasses({ variant: 'outline', size: 'small' })} justify-self-start`}
          >
            {t('files.download')}
          </a>
        </FilesPart>
        <FilesPart title={t('files.import')} help={t('files.importHelp')}>
          <FolderImport onDone={onClose} />
        </FilesPart>
        <FilesPart title={t('files.tokens')} help={t('files.tokensHelp')}>
          <TokenFiles />
        </FilesPart>
      </div>
    </ToolSheet>
  )
}

/** One function of the sheet: its title, its help and its controls. */
function FilesPart({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        <p className="mt-0.5 text-sm text-muted-foreground">{help}</p>
      </div>
      {children}
    </section>
  )
}
