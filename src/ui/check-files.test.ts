import { describe, expect, it } from 'vitest'
import { checkFiles, type FileRules } from './check-files.ts'

const file = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type })
const problems = (files: File[], rules: FileRules) =>
  checkFiles(files, rules).refused.map(({ file: one, problem }) => `${one.name}: ${problem}`)

describe('checkFiles', () => {
  it('accepts everything if there are no rules', () => {
    expect(checkFiles([file('a.bin', '')], {}).accepted).toHaveLength(1)
  })

  it('matches types by extension, media type and group, in any case', () => {
    const files = [
      file('list.CSV', ''),
      file('a.png', 'image/png'),
      file('b.pdf', 'application/pdf'),
      file('c.exe', 'application/x-msdownload'),
    ]
    expect(problems(files, { accept: '.csv, image/*, application/PDF' })).toEqual(['c.exe: type'])
  })

  it('accepts every type if the rule allows all', () => {
    const files = [file('a.bin', ''), file('b.pdf', 'application/pdf')]
    for (const accept of ['*/*', '.csv,*/*', '*']) expect(problems(files, { accept })).toEqual([])
  })

  it('judges by the name if the system does not know the type', () => {
    const files = [file('list.CSV', ''), file('a.b.jpeg', ''), file('logo.svg', ''), file('terms.pdf', '')]
    expect(problems(files, { accept: 'text/csv' })).toEqual([
      'a.b.jpeg: type',
      'logo.svg: type',
      'terms.pdf: type',
    ])
    expect(problems(files, { accept: 'image/*' })).toEqual(['list.CSV: type', 'terms.pdf: type'])
    expect(problems(files, { accept: 'image/jpeg,application/pdf' })).toEqual([
      'list.CSV: type',
      'logo.svg: type',
    ])
  })

  it('accepts a table with the type of an office program', () => {
    const files = [file('list.csv', 'application/vnd.ms-excel'), file('list.xls', 'application/vnd.ms-excel')]
    expect(problems(files, { accept: 'text/csv' })).toEqual(['list.xls: type'])
  })

  it('accepts an unknown type for the server to check, unless only extensions are allowed', () => {
    const files = [file('pdf', ''), file('photo.raw', ''), file('.png', '')]
    expect(problems(files, { accept: 'image/png' })).toEqual([])
    expect(problems(files, { accept: '.png,.jpg' })).toEqual(['pdf: type', 'photo.raw: type'])
  })

  it('is not misled by extensions that are names of object members', () => {
    expect(problems([file('a.constructor', '')], { accept: 'image/png' })).toEqual([])
  })

  it('refuses empty and too large files, and accepts one at the exact limit', () => {
    const files = [file('none', 'a/b', 0), file('fits', 'a/b', 5), file('large', 'a/b', 6)]
    expect(problems(files, { maxBytes: 5 })).toEqual(['none: empty', 'large: size'])
  })

  it('accepts as many as there is room for, without counting refused files', () => {
    const files = [file('none', '', 0), file('one', ''), file('two', ''), file('three', '')]
    const { accepted, refused } = checkFiles(files, { room: 2 })
    expect(accepted.map(({ name }) => name)).toEqual(['one', 'two'])
    expect(refused.map(({ problem }) => problem)).toEqual(['empty', 'count'])
  })
})
