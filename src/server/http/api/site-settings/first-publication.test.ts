import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import { readTenantBundle } from '../../../domain/tenant-folders/read-tenant-bundle.ts'
import { readTenantFolders } from '../../../domain/tenant-folders/tenant-folder.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../../hosts/testing-app.ts'
import { testEditor } from './testing-draft.ts'

// An import adds the values that a folder leaves out. They are not changes of the person who publishes first.

let app: TestApp
let passwordHash: string
const folders = readTenantFolders(join(import.meta.dirname, '../../../../../tenants'))

beforeAll(async () => {
  app = await openTestApp({}, {})
  passwordHash = await hashPassword(testPassword)
})

describe('the first publication of an imported agency', () => {
  it.each(folders.map((folder) => ({ slug: folder.slug, folder })))(
    'has only the one change that was made: $slug',
    async ({ slug, folder }) => {
      const read = await readTenantBundle(folder, sharpRaster())
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      const { content } = read.bundle
      // People who sign in only at another site cannot sign in here.
      const agency = {
        ...content.agency,
        sso: { ...content.agency.sso, isDirectLoginAllowedForSSOUsers: true },
      }
      const { agencyId } = await app.store.importTenant({ ...read.bundle, content: { ...content, agency } })
      await app.store.forAgency(agencyId).users.create({
        firstName: 'Ada',
        lastName: 'Test',
        language: 'en',
        currency: null,
        emailVerifiedAt: testNow,
        email: 'first@test.example',
        userType: 'AgencyOwner',
        isRestricted: false,
        passwordHash,
      })
      const owner = await testEditor(app, 'first@test.example', `${slug}.localhost:4000`)
      expect((await owner.get()).data.changed).toEqual([])
      const { data, status } = await owner.set('/agency/zipCode', 'nobody had it')
      expect(status).toBe(200)
      const published = await owner.publish(data.revision)
      expect(published.status, JSON.stringify(published.errors)).toBe(200)
      expect(published.data.receipt.fields.map(({ pointer }) => pointer)).toEqual(['/agency/zipCode'])
      const version = await owner.call('GET', `versions/${published.data.publication.version}`)
      expect(version.data.changes.map(({ pointer }) => pointer)).toEqual(['/agency/zipCode'])
      const back = await owner.call('GET', 'versions/1?against=published')
      expect(back.data.changes.map(({ pointer }) => pointer)).toEqual(['/agency/zipCode'])
    },
  )
})
