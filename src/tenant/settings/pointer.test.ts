import { describe, expect, it } from 'vitest'
import { pointerOf, stepsOf, valueAt, withValue } from './pointer.ts'

const document = {
  agency: { agencyName: 'Aurora', theme: { mode: 'dark' } },
  posts: [
    { slug: 'lisbon', title: 'Lisbon' },
    { slug: 'porto', title: 'Porto' },
  ],
  navigation: [{ label: 'Home', path: '/' }],
}

describe('a pointer', () => {
  it('steps as RFC 6901 says, and back', () => {
    expect(stepsOf('/a~1b/c~0d')).toEqual(['a/b', 'c~d'])
    expect(pointerOf(['a/b', 'c~d'])).toBe('/a~1b/c~0d')
  })

  it.each([
    '',
    'agency',
    '/',
    '//a',
    '/a/',
    '/a~2b',
    '/a~',
    '/__proto__/x',
    '/agency/constructor',
    '/agency/prototype/y',
  ])('%j is none, or reaches what is no data', (pointer) => {
    expect(stepsOf(pointer)).toBeNull()
    expect(valueAt(document, pointer)).toBeUndefined()
    expect(withValue(document, pointer, 'x')).toBeNull()
    expect({}).not.toHaveProperty('x')
  })

  it('finds an item of a list by its name, and none by its place', () => {
    expect(valueAt(document, '/posts/porto/title')).toBe('Porto')
    expect(valueAt(document, '/posts/1/title')).toBeUndefined()
    expect(valueAt(document, '/navigation/0/label')).toBeUndefined()
    expect(valueAt(document, '/agency/toString')).toBeUndefined()
  })
})

describe('withValue', () => {
  it('changes one place and leaves the document given as it was', () => {
    const before = structuredClone(document)
    const changed = withValue(document, '/agency/theme/mode', 'light')
    expect(changed).toEqual({ ...document, agency: { agencyName: 'Aurora', theme: { mode: 'light' } } })
    expect(document).toEqual(before)
  })

  it('makes what is missing on the way, and takes away what is not to stand there', () => {
    const made = withValue(document, '/about/title', 'About us')
    expect(made).toMatchObject({ about: { title: 'About us' } })
    expect(withValue(made ?? {}, '/about/title', undefined)).toEqual({ ...document, about: {} })
    expect(withValue(document, '/posts/lisbon', undefined)).toMatchObject({ posts: [{ slug: 'porto' }] })
  })

  it.each(['/posts/rome/title', '/agency/agencyName/x', '/navigation/0', '/navigation/0/label'])(
    'knows no place %s',
    (pointer) => {
      expect(withValue(document, pointer, 'x')).toBeNull()
    },
  )

  it('changes an item of a list by its name', () => {
    expect(withValue(document, '/posts/porto/title', 'O Porto')).toMatchObject({
      posts: [{ title: 'Lisbon' }, { slug: 'porto', title: 'O Porto' }],
    })
  })
})
