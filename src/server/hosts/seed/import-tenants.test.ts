import { describe, expect, it } from 'vitest'
import { renamedFolders } from './import-tenants.ts'

const holders = new Map([
  ['one.example', 'one'],
  ['two.example', 'two'],
  ['here.example', 'here'],
])
const found = (folders: Record<string, string[]>, gone: string[]) =>
  Object.fromEntries(
    renamedFolders(
      Object.entries(folders).map(([slug, hosts]) => ({ slug, hosts })),
      gone,
      holders,
    ),
  )

describe('renamedFolders', () => {
  it('finds the agency of a missing folder by its hosts', () => {
    const folders = { uno: ['one.example'], dos: ['new.example', 'two.example'] }
    expect(found(folders, ['one', 'two'])).toEqual({ uno: 'one', dos: 'two' })
  })

  it('assigns an agency to one folder', () => {
    expect(found({ copy: ['one.example'], uno: ['one.example'] }, ['one'])).toEqual({ copy: 'one' })
  })

  it('finds none for hosts of a present agency, of two agencies or of none', () => {
    expect(found({ uno: ['here.example'] }, ['one'])).toEqual({})
    expect(found({ uno: ['one.example', 'two.example'] }, ['one', 'two'])).toEqual({})
    expect(found({ uno: ['free.example'], dos: [] }, ['one', 'two'])).toEqual({})
  })
})
