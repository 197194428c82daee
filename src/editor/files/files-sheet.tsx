import { buttonClasses } from '../../ui/button-classes.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { ToolSheet } from '../shell/tool-sheet.tsx'
import { FilesPart } from './files-part.tsx'
import { FolderImport } from './folder-import.tsx'
import { TokenFiles } from './token-files.tsx'

/** The settings as files: out as a folder, in from one, and the theme's tokens for other tools. */
export function FilesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useFieldWords()
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
