import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { fillingValidators } from '../../kernel/validation/filling-validators.ts'
import { readTenantBundle } from '../tenant-folders/read-tenant-bundle.ts'
import { readTenantFolders } from '../tenant-folders/tenant-folder.ts'
import { readSettings } from './read-settings.ts'
import { writeContent } from './write-content.ts'

const nowhere = { name: 'Null Island', latitude: 0, longitude: 0 }
const folders = readTenantFolders(join(import.meta.dirname, '../../../../tenants'))

describe('readSettings', () => {
  it.each(folders.map(({ slug, ...folder }) => ({ slug, folder: { slug, ...folder } })))(
    'returns valid settings of $slug that give the same content again',
    async ({ slug, folder }) => {
      const read = await readTenantBundle(folder, sharpRaster())
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      const { content, hosts } = read.bundle
      const settings = readSettings(content, hosts)
      const validate = fillingValidators('components/schemas/Settings')
      const written = structuredClone(settings)
      expect(validate?.(written), JSON.stringify(validate?.errors)).toBe(true)
      expect(await writeContent(slug, settings, nowhere)).toEqual({
        ...content,
        wording: content.wording ?? {},
      })
    },
  )
})
