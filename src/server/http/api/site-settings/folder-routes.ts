import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { rasterInTurn } from '../../../domain/pictures/raster.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { importFolder } from '../../../domain/site-settings/files/import-folder.ts'
import { readZip, type ZipFault } from '../../../domain/site-settings/files/read-zip.ts'
import { writeFolderFiles } from '../../../domain/site-settings/files/write-folder-files.ts'
import { writeZip } from '../../../domain/site-settings/files/write-zip.ts'
import { shownSettings } from '../../../domain/site-settings/shown-settings.ts'
import { tokenFile } from '../../../domain/site-settings/tokens/token-file.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { download } from '../../http-messages/download.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'
import type { PictureRouteDependencies } from './picture-routes.ts'

export interface FolderRouteDependencies extends Pick<PictureRouteDependencies, 'raster' | 'drawings'> {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'transaction' | 'assets' | 'drafts'>
}

const tokenTypes = {
  css: { contentType: 'text/css; charset=utf-8', ending: '.css' },
  tailwind: { contentType: 'text/css; charset=utf-8', ending: '-tailwind.css' },
  dtcg: { contentType: 'application/design-tokens+json', ending: '.tokens.json' },
} as const

/**
 * Makes the routes that export and import an agency's settings: as the folder `tenants/<slug>/` in a zip file, and as
 * the theme's tokens. An import stores its pictures, changes nothing else, and returns what it would change.
 */
export function folderRoutes(
  dependencies: FolderRouteDependencies,
): Pick<Routes, 'exportSettings' | 'importSettings' | 'exportTokens'> {
  return {
    async exportSettings({ agency }) {
      const { drafts, assets } = dependencies.ofAgency(agency.id)
      const { settings } = await currentDraft(drafts)
      // The draft has the hosts too; a folder without hosts would be an agency without an address.
      const files = await writeFolderFiles({ ...shownSettings(settings), hosts: settings.hosts }, assets)
      return download({
        body: await writeZip(files),
        contentType: 'application/zip',
        fileName: `${agency.slug}.zip`,
      })
    },
    async importSettings(call) {
      const { id } = requireEditor(call)
      const { raster } = dependencies
      if (!raster) throw new Problem({ code: 'forbidden', detail: 'This server cannot process pictures.' })
      const { slug, id: agencyId } = call.agency
      const agency = dependencies.ofAgency(agencyId)
      const turn = { group: agencyId, member: id }
      const own = rasterInTurn(raster, turn, call.signal)
      const { assets, ...data } = await dependencies.drawings.run(
        async () => {
          const zip = await readZip(call.body)
          if (!zip.ok) throw refused(zip.faults)
          const { settings } = await currentDraft(agency.drafts)
          return importFolder(zip.files, slug, settings, own, { turn, signal: call.signal })
        },
        turn,
        call.signal,
      )
      if (data.changes.length > 0) {
        await agency.transaction(async (records) => {
          for (const asset of assets) await records.assets.add(asset)
          await noteChange(records, id, 'branding.import', { before: null, after: { changes: data.changes } })
        })
      }
      return { data: { ...data, problems: [...data.problems] } }
    },
    async exportTokens({ agency, query }) {
      const { settings } = await currentDraft(dependencies.ofAgency(agency.id).drafts)
      const { primaryColor, theme } = settings.agency
      const { contentType, ending } = tokenTypes[query.format]
      const body = tokenFile(resolveTokens({ primaryColor, ...theme }), query.format)
      return download({ body, contentType, fileName: `${agency.slug}${ending}` })
    },
  }
}

function refused(faults: readonly ZipFault[]): Problem {
  return new Problem({
    code: 'validation_failed',
    detail:
      `The zip file cannot be read: ${faults.map(({ file, reason }) => `${file} ${reason}`.trim()).join('; ')}.`.slice(
        0,
        1000,
      ),
    errors: faults.map(({ file, reason }) => ({ field: file === '' ? 'body' : file, reason })),
  })
}
